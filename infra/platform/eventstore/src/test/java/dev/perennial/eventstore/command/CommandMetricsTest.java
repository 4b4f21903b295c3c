package dev.perennial.eventstore.command;

import static org.assertj.core.api.Assertions.assertThat;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.read.ListAppender;
import dev.perennial.domain.AggregateCommand;
import dev.perennial.domain.ExpectedRefusal;
import dev.perennial.messaging.Correlation;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.util.List;
import org.axonframework.commandhandling.CommandMessage;
import org.axonframework.commandhandling.GenericCommandMessage;
import org.axonframework.commandhandling.SimpleCommandBus;
import org.axonframework.commandhandling.gateway.DefaultCommandGateway;
import org.axonframework.messaging.MessageHandler;
import org.axonframework.modelling.command.AggregateNotFoundException;
import org.axonframework.modelling.command.ConcurrencyException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.slf4j.LoggerFactory;
import org.slf4j.MDC;

class CommandMetricsTest {
    private static final class No extends RuntimeException implements ExpectedRefusal {
        private static final long serialVersionUID = 1L;
    }

    @Test
    void whatNobodyAskedForHasATrailOfItsOwn() {
        var interceptor = CommandCorrelation.interceptor();
        var command = new GenericCommandMessage<>("move");
        assertThat(interceptor.handle(command).getMetaData()).containsEntry(Correlation.NAME, command.getIdentifier());
        try (var _ = MDC.putCloseable(Correlation.NAME, "asked")) {
            assertThat(interceptor.handle(command).getMetaData()).containsEntry(Correlation.NAME, "asked");
        }
    }

    @Test
    void aRefusalIsNoFailure() {
        assertThat(CommandMetrics.outcome(new No())).isEqualTo("refused");
        assertThat(CommandMetrics.outcome(new ConcurrencyException("x"))).isEqualTo("conflict");
        assertThat(CommandMetrics.outcome(new AggregateNotFoundException("a", "x")))
                .isEqualTo("unknown");
        assertThat(CommandMetrics.outcome(new IllegalStateException())).isEqualTo("failed");
        assertThat(CommandMetrics.outcome(null)).isEqualTo("failed");
    }

    private record Rename(String aggregateType, String aggregateId) implements AggregateCommand {}

    private record Move(String aggregateType, String aggregateId) implements AggregateCommand {
        @Override
        public boolean routine() {
            return true;
        }
    }

    private final SimpleMeterRegistry meters = new SimpleMeterRegistry();

    @ParameterizedTest
    @ValueSource(strings = {"table", "tournament", "league", "study"})
    void countsAndLogsACommandUnderItsAggregate(String type) {
        List<ILoggingEvent> logged = logged(Level.INFO, new Rename(type, "cup"));
        assertThat(meters.get("perennial.commands")
                        .tags("aggregate", type, "command", "Rename", "outcome", "accepted")
                        .timer()
                        .count())
                .isEqualTo(1);
        assertThat(logged).singleElement().satisfies(line -> {
            assertThat(line.getFormattedMessage()).isEqualTo("Rename accepted");
            assertThat(line.getMDCPropertyMap())
                    .containsOnlyKeys(Correlation.NAME, Correlation.COMMAND, type)
                    .containsEntry(type, "cup");
        });
    }

    @Test
    void aRoutineCommandIsCountedButLoggedOnlyForDebugging() {
        assertThat(logged(Level.INFO, new Move("table", "t"))).isEmpty();
        assertThat(logged(Level.DEBUG, new Move("table", "t")))
                .singleElement()
                .satisfies(line -> assertThat(line.getFormattedMessage()).isEqualTo("Move accepted"));
        assertThat(meters.get("perennial.commands")
                        .tags("command", "Move")
                        .timer()
                        .count())
                .isEqualTo(2);
    }

    @Test
    void aFailureIsLoggedHoweverRoutineTheCommandIs() {
        assertThat(logged(Level.INFO, new Move("table", "t"), _ -> {
                    throw new No();
                }))
                .as("a refusal is the player's business")
                .isEmpty();
        assertThat(logged(Level.INFO, new Move("table", "t"), _ -> {
                    throw new IllegalStateException("no connection");
                }))
                .singleElement()
                .satisfies(line -> {
                    assertThat(line.getFormattedMessage()).isEqualTo("Move failed");
                    assertThat(line.getMDCPropertyMap()).containsKey(Correlation.NAME);
                });
    }

    private List<ILoggingEvent> logged(Level level, Object command) {
        return logged(level, command, _ -> null);
    }

    private List<ILoggingEvent> logged(Level level, Object command, MessageHandler<CommandMessage<?>> handler) {
        var lines = new ListAppender<ILoggingEvent>();
        lines.start();
        var log = (Logger) LoggerFactory.getLogger(CommandMetrics.class);
        Level before = log.getLevel();
        log.setLevel(level);
        log.addAppender(lines);
        try {
            send(command, handler);
        } catch (No | IllegalStateException thrown) {
            // Reported to the sender, as it should be.
        } finally {
            log.detachAppender(lines);
            log.setLevel(before);
        }
        return lines.list;
    }

    @Test
    void aCommandToNoAggregateIsCountedToo() {
        send("tidy up", _ -> null);
        assertThat(meters.get("perennial.commands")
                        .tags("aggregate", "none", "command", "String", "outcome", "accepted")
                        .timer()
                        .count())
                .isEqualTo(1);
    }

    private void send(Object command, MessageHandler<CommandMessage<?>> handler) {
        var bus = SimpleCommandBus.builder().build();
        var _ = bus.registerHandlerInterceptor(new CommandMetrics(meters));
        var _ = bus.subscribe(command.getClass().getName(), handler);
        Object _ = DefaultCommandGateway.builder().commandBus(bus).build().sendAndWait(command);
    }
}
