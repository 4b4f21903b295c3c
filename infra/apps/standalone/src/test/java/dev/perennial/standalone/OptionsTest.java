package dev.perennial.standalone;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.perennial.standalone.Options.BadOption;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class OptionsTest {
    @Test
    void haveSafeDefaults() {
        assertThat(Options.parse()).isEqualTo(new Options("127.0.0.1", 8080, Path.of("data"), false, false));
    }

    @Test
    void areTakenInAnyOrder() {
        assertThat(Options.parse("--dev", "--data", "/srv/p", "--port", "0", "--reset", "--host", "0.0.0.0"))
                .isEqualTo(new Options("0.0.0.0", 0, Path.of("/srv/p"), true, true));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "--prot|Unknown option --prot.",
                "--port|Option --port needs a value.",
                "--port x|A port is a number from 0 to 65535, not x.",
                "--port 65536|A port is a number from 0 to 65535, not 65536.",
                "--port -1|A port is a number from 0 to 65535, not -1.",
                "--dev --data|Option --data needs a value."
            })
    void areRefusedInOneSentence(String line, String sentence) {
        assertThatThrownBy(() -> Options.parse(line.split(" ")))
                .isInstanceOf(BadOption.class)
                .hasMessage(sentence);
    }
}
