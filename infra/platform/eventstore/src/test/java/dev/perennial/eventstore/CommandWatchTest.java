package dev.perennial.eventstore;

import static org.assertj.core.api.Assertions.assertThat;

import org.axonframework.commandhandling.GenericCommandMessage;
import org.axonframework.modelling.command.AggregateNotFoundException;
import org.axonframework.modelling.command.ConcurrencyException;
import org.junit.jupiter.api.Test;
import org.slf4j.MDC;

class CommandWatchTest {
    private static final class No extends RuntimeException implements ExpectedRefusal {
        private static final long serialVersionUID = 1L;
    }

    @Test
    void whatNobodyAskedForHasATrailOfItsOwn() {
        var interceptor = Correlation.interceptor();
        var command = new GenericCommandMessage<>("move");
        assertThat(interceptor.handle(command).getMetaData()).containsEntry(Correlation.NAME, command.getIdentifier());
        try (var _ = MDC.putCloseable(Correlation.NAME, "asked")) {
            assertThat(interceptor.handle(command).getMetaData()).containsEntry(Correlation.NAME, "asked");
        }
    }

    @Test
    void aRefusalIsNoFailure() {
        assertThat(CommandWatch.outcome(new No())).isEqualTo("refused");
        assertThat(CommandWatch.outcome(new ConcurrencyException("x"))).isEqualTo("conflict");
        assertThat(CommandWatch.outcome(new AggregateNotFoundException("a", "x")))
                .isEqualTo("unknown");
        assertThat(CommandWatch.outcome(new IllegalStateException())).isEqualTo("failed");
        assertThat(CommandWatch.outcome(null)).isEqualTo("failed");
    }
}
