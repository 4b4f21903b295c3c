package dev.perennial.eventstore;

import io.micrometer.core.instrument.MeterRegistry;
import java.time.Duration;
import org.axonframework.commandhandling.CommandMessage;
import org.axonframework.messaging.InterceptorChain;
import org.axonframework.messaging.MessageHandlerInterceptor;
import org.axonframework.messaging.unitofwork.UnitOfWork;
import org.axonframework.modelling.command.AggregateNotFoundException;
import org.axonframework.modelling.command.AnnotationCommandTargetResolver;
import org.axonframework.modelling.command.CommandTargetResolver;
import org.axonframework.modelling.command.ConcurrencyException;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.slf4j.MDC;

/** Counts and times commands by how they ended, and leaves a line about each in the log. */
final class CommandWatch implements MessageHandlerInterceptor<CommandMessage<?>> {
    private static final Logger LOG = LoggerFactory.getLogger(CommandWatch.class);

    private final MeterRegistry meters;
    private final CommandTargetResolver targets =
            AnnotationCommandTargetResolver.builder().build();

    CommandWatch(MeterRegistry meters) {
        this.meters = meters;
    }

    @Override
    public @Nullable Object handle(UnitOfWork<? extends CommandMessage<?>> work, InterceptorChain chain)
            throws Exception {
        CommandMessage<?> command = work.getMessage();
        long start = System.nanoTime();
        work.afterCommit(_ -> tell(command, "accepted", start));
        work.onRollback(
                ended -> tell(command, outcome(ended.getExecutionResult().getExceptionResult()), start));
        return chain.proceed();
    }

    static String outcome(@Nullable Throwable failure) {
        return switch (failure) {
            case ExpectedRefusal _ -> "refused";
            case ConcurrencyException _ -> "conflict";
            case AggregateNotFoundException _ -> "unknown";
            case null, default -> "failed";
        };
    }

    private void tell(CommandMessage<?> command, String outcome, long start) {
        String name = command.getPayloadType().getSimpleName();
        meters.timer("perennial.commands", "command", name, "outcome", outcome)
                .record(Duration.ofNanos(System.nanoTime() - start));
        Object correlation = command.getMetaData().getOrDefault(Correlation.NAME, command.getIdentifier());
        try (var _ = MDC.putCloseable(Correlation.NAME, correlation.toString());
                var _ = MDC.putCloseable(Correlation.COMMAND, command.getIdentifier());
                var _ = MDC.putCloseable("table", target(command))) {
            LOG.info("{} {}", name, outcome);
        }
    }

    private String target(CommandMessage<?> command) {
        try {
            return targets.resolveTarget(command).getIdentifier();
        } catch (IllegalArgumentException e) {
            return "";
        }
    }
}
