package dev.perennial.command.account;

import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.context.SmartLifecycle;
import org.springframework.stereotype.Component;
import org.springframework.transaction.support.TransactionSynchronization;
import org.springframework.transaction.support.TransactionSynchronizationManager;

/** Runs the relay of names: at once after a commit here, and now and then for what a fallen node left behind. */
@Component
class PlayerRelayThread implements SmartLifecycle {
    private static final Logger LOG = LoggerFactory.getLogger(PlayerRelayThread.class);
    private static final long LOOK_SECONDS = 5;
    private static final long PAUSE_MILLIS = 1_000;

    private final PlayerRelay relay;
    private final Semaphore woken = new Semaphore(1);
    private volatile @Nullable Thread thread;

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

    @Override
    public void start() {
        Thread begun = Thread.ofPlatform().name("player-relay").daemon().unstarted(this::run);
        thread = begun; // before it runs, or it would find that it need not
        begun.start();
    }

    private void run() {
        while (isRunning()) {
            try {
                var _ = woken.tryAcquire(LOOK_SECONDS, TimeUnit.SECONDS);
                var _ = woken.drainPermits();
                while (isRunning() && relay.relay() == PlayerRelay.BATCH) {
                    // There is more.
                }
            } catch (InterruptedException e) {
                return;
            } catch (RuntimeException e) {
                // Only the kind of failure: its text could quote a row.
                LOG.warn(
                        "names could not be sent, trying again: {}",
                        e.getClass().getSimpleName());
                pause();
            }
        }
    }

    private void pause() {
        try {
            Thread.sleep(PAUSE_MILLIS);
            woken.release();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    @Override
    public void stop() {
        Thread running = thread;
        thread = null;
        if (running != null) {
            woken.release();
            try {
                running.join(PAUSE_MILLIS * 2);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
            running.interrupt();
        }
    }

    @Override
    public boolean isRunning() {
        return thread != null;
    }
}
