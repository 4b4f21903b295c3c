package dev.perennial.command.deadline;

import dev.perennial.command.deadline.DeadlineRows.Passed;
import dev.perennial.domain.table.command.TableCommand.CallTime;
import dev.perennial.messaging.Worker;
import dev.perennial.messaging.WorkerLifecycle;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.Timer;
import java.time.Duration;
import java.time.Instant;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import org.axonframework.commandhandling.gateway.CommandGateway;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.stereotype.Component;

/** Calls time when a deadline has passed. Every node has one; each deadline is taken by one of them. */
@Component
class DeadlineWorker extends WorkerLifecycle {
    private static final Logger LOG = LoggerFactory.getLogger(DeadlineWorker.class);
    private static final int AT_ONCE = 64;
    private static final int THREADS = 4;
    private static final Duration SHUTDOWN = Duration.ofSeconds(10);

    /** Another node may have stored an earlier deadline without notifying this one. */
    private static final Duration LONGEST_SLEEP = Duration.ofMillis(500);

    private final DeadlineRows rows;
    private final DeadlineAlarm alarm;
    private final CommandGateway commands;
    private final Timer lateness;
    private final ExecutorService callers = Executors.newFixedThreadPool(
            THREADS, Thread.ofPlatform().daemon().name("deadline-call-", 0).factory());
    private final Worker worker = new Worker("deadlines", LONGEST_SLEEP, this::callPassed);

    DeadlineWorker(DeadlineRows rows, DeadlineAlarm alarm, CommandGateway commands, MeterRegistry meters) {
        this.rows = rows;
        this.alarm = alarm;
        this.commands = commands;
        this.lateness = Timer.builder("perennial.deadline.lateness")
                .description("from a deadline to its call")
                .publishPercentiles(0.5, 0.99)
                .register(meters);
    }

    private void callPassed() throws InterruptedException {
        var passed = rows.claim(AT_ONCE);
        passed.forEach(one -> callers.execute(() -> call(one)));
        if (passed.size() < AT_ONCE) {
            alarm.sleep(untilNext());
        }
    }

    private Duration untilNext() {
        Duration next = rows.untilNext().orElse(LONGEST_SLEEP);
        return next.compareTo(LONGEST_SLEEP) < 0 ? next : LONGEST_SLEEP;
    }

    private void call(Passed passed) {
        lateness.record(Duration.between(passed.due(), passed.now()));
        try {
            Object _ = commands.sendAndWait(new CallTime(passed.table(), passed.sequence(), passed.now()));
        } catch (RuntimeException e) {
            LOG.warn("cannot apply the deadline of table {}, retrying later: {}", passed.table(), e.toString());
        }
    }

    /** Finishes what it has begun. */
    @Override
    public void stop() {
        worker.stop(() -> alarm.expect(Instant.MIN), SHUTDOWN);
        callers.shutdown();
        try {
            var _ = callers.awaitTermination(SHUTDOWN.toSeconds(), TimeUnit.SECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    @Override
    protected Worker worker() {
        return worker;
    }
}
