package dev.perennial.command.bot;

import dev.perennial.domain.PlayerId;
import dev.perennial.domain.table.TableId;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

/** A few threads on which bots think, fairly among accounts and tables. */
final class BotThreads {
    private static final int FAREWELL_SECONDS = 10;

    private final FairTurnQueue turns = new FairTurnQueue();
    private final ExecutorService threads;

    BotThreads(String name, int count) {
        threads = Executors.newFixedThreadPool(
                count, Thread.ofPlatform().daemon().name(name, 0).factory());
    }

    /** There is one call for each turn, and whose turn it takes up is decided when a thread is free. */
    void take(PlayerId account, TableId table, Runnable turn) {
        turns.add(account, table, turn);
        threads.execute(() -> turns.next().ifPresent(Runnable::run));
    }

    /** Work that has not begun is left to other nodes. */
    void stop() throws InterruptedException {
        turns.clear();
        threads.shutdown();
        var _ = threads.awaitTermination(FAREWELL_SECONDS, TimeUnit.SECONDS);
    }
}
