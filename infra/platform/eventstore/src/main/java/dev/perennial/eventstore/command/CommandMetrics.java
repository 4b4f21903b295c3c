package dev.perennial.eventstore.command;

import dev.perennial.domain.AggregateCommand;
import dev.perennial.domain.ExpectedRefusal;
import dev.perennial.messaging.Correlation;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.Timer;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import org.axonframework.commandhandling.CommandMessage;
import org.axonframework.messaging.InterceptorChain;
import org.axonframework.messaging.MessageHandlerInterceptor;
import org.axonframework.messaging.unitofwork.UnitOfWork;
import org.axonframework.modelling.command.AggregateNotFoundException;
import org.axonframework.modelling.command.ConcurrencyException;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.slf4j.MDC;
import org.slf4j.event.Level;

/**
 * Counts and times commands by aggregate, name and outcome, and logs those that are not routine or that failed. The log
 * line has the id of the aggregate under its type: table, tournament or league.
 */
final class CommandMetrics implements MessageHandlerInterceptor<CommandMessage<?>> {
    private static final Logger LOG = LoggerFactory.getLogger(CommandMetrics.class);

    private static final String FAILED = "failed";

    private record Kind(Class<?> command, String outcome) {}

    private final MeterRegistry meters;

    /** Finding a timer by its tags takes longer than recording. */
    private final Map<Kind, Timer> timers = new ConcurrentHashMap<>();

    CommandMetrics(MeterRegistry meters) {
        this.meters = meters;
    }

    @Override
    public @Nullable Object handle(UnitOfWork<? extends CommandMessage<?>> work, InterceptorChain chain)
            throws Exception {
        CommandMessage<?> command = work.getMessage();
        long start = System.nanoTime();
        work.afterCommit(_ -> report(command, "accepted", start));
        work.onRollback(
                ended -> report(command, outcome(ended.getExecutionResult().getExceptionResult()), start));
        return chain.proceed();
    }

    static String outcome(@Nullable Throwable failure) {
        return switch (failure) {
            case ExpectedRefusal _ -> "refused";
            case ConcurrencyException _ -> "conflict";
            case AggregateNotFoundException _ -> "unknown";
            case null, default -> FAILED;
        };
    }

    private void report(CommandMessage<?> command, String outcome, long start) {
        long time = System.nanoTime() - start;
        var target = command.getPayload() instanceof AggregateCommand known ? known : null;
        timers.computeIfAbsent(new Kind(command.getPayloadType(), outcome), kind -> timer(kind, target))
                .record(time, TimeUnit.NANOSECONDS);
        boolean routine = target != null && target.routine() && !outcome.equals(FAILED);
        Level level = routine ? Level.DEBUG : Level.INFO;
        if (LOG.isEnabledForLevel(level)) {
            log(command, target, command.getPayloadType().getSimpleName() + " " + outcome, level);
        }
    }

    private Timer timer(Kind kind, @Nullable AggregateCommand target) {
        return meters.timer(
                "perennial.commands",
                "aggregate",
                target == null ? "none" : target.aggregateType(),
                "command",
                kind.command().getSimpleName(),
                "outcome",
                kind.outcome());
    }

    private static void log(CommandMessage<?> command, @Nullable AggregateCommand target, String line, Level level) {
        Object correlation = command.getMetaData().getOrDefault(Correlation.NAME, command.getIdentifier());
        try (var _ = MDC.putCloseable(Correlation.NAME, correlation.toString());
                var _ = MDC.putCloseable(Correlation.COMMAND, command.getIdentifier());
                var _ = target == null ? null : MDC.putCloseable(target.aggregateType(), target.aggregateId())) {
            LOG.atLevel(level).log(line);
        }
    }
}
