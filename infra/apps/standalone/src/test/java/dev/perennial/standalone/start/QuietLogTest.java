package dev.perennial.standalone.start;

import static org.assertj.core.api.Assertions.assertThat;

import ch.qos.logback.classic.LoggerContext;
import ch.qos.logback.classic.joran.JoranConfigurator;
import ch.qos.logback.core.joran.spi.JoranException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.axonframework.modelling.command.AbstractRepository;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * After a restore every table of every tournament is opened once more and refused, which is no trouble to be told of.
 */
class QuietLogTest {
    @Test
    void refusalsAreNoWarningsOnTheConsole() throws JoranException {
        var context = new LoggerContext();
        var file = new JoranConfigurator();
        file.setContext(context);
        file.doConfigure("src/main/resources/logback.xml");
        assertThat(context.getLogger(AbstractRepository.class).isWarnEnabled()).isFalse();
        assertThat(context.getLogger(AbstractRepository.class).isErrorEnabled()).isTrue();
        assertThat(context.getLogger(QuietLogTest.class).isWarnEnabled()).isTrue();
    }

    @ParameterizedTest
    @ValueSource(strings = {"command", "tournament"})
    void norInTheLogsOfSeparateServices(String name) throws IOException {
        assertThat(Files.readString(Path.of("../../../" + name + "-service/src/main/resources/" + name + ".yml")))
                .contains("\nlogging.level." + AbstractRepository.class.getName() + ": ERROR ");
    }
}
