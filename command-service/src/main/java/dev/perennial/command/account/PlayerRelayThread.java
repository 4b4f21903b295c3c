package dev.perennial.command.account;

import dev.perennial.messaging.Worker;
import dev.perennial.messaging.WorkerLifecycle;
import java.time.Duration;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import org.springframework.stereotype.Component;
import org.springframework.transaction.support.TransactionSynchronization;
import org.springframework.transaction.support.TransactionSynchronizationManager;

/** Runs the relay of names: at once after a commit here, and now and then for what a fallen node left behind. */
@Component
class PlayerRelayThread extends WorkerLifecycle {
    private static final long LOOK_SECONDS = 5;
    private static final Duration PAUSE = Duration.ofSeconds(1);
    private static final Duration FAREWELL = Duration.ofSeconds(2);

    private final PlayerRelay relay;
    private final Semaphore woken = new Semaphore(1);
    private final Worker worker = new Worker("player-relay", PAUSE, this::relayAll);

    PlayerRelayThread(PlayerRelay relay) {
        this.relay = relay;
    }

    /** To be called inside the transaction that notes a change. */
    void wakeAfterCommit() {
        TransactionSynchronizationManager.registerSynchronization(new TransactionSynchronization() {
            @Override
            public void afterCommit() {
                woken.release();
            }
        });
    }

    private void relayAll() throws InterruptedException {
        var _ = woken.tryAcquire(LOOK_SECONDS, TimeUnit.SECONDS);
        var _ = woken.drainPermits();
        try {
            while (isRunning() && relay.relay() == PlayerRelay.BATCH) {
                // There is more.
            }
        } catch (RuntimeException e) {
            woken.release(); // after the pause at once, without being woken
            throw e;
        }
    }

    @Override
    public void stop() {
        worker.stop(woken::release, FAREWELL);
    }

    @Override
    protected Worker worker() {
        return worker;
    }
}
