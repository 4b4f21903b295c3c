package dev.perennial.standalone.bench.faults;

import dev.perennial.client.Frame;
import dev.perennial.client.Perennial;
import dev.perennial.client.TableWatch;
import java.time.Duration;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;

/** Watches the tables of one pair of players, one after the other, each to its end, and counts what did not come. */
final class PairWatcher {
    private static final Duration GLANCE = Duration.ofSeconds(1);
    private static final int GLANCES_BEHIND = 180;

    private final Perennial visitor;
    private final Supplier<LedgerGame> playing;
    private long received;
    private long missed;

    PairWatcher(Perennial visitor, Supplier<LedgerGame> playing) {
        this.visitor = visitor;
        this.playing = playing;
    }

    long received() {
        return received;
    }

    /** Events that never came, or not in their order. */
    long missed() {
        return missed;
    }

    /** Answers how much it received when all is over. */
    long follow(BooleanSupplier over) throws InterruptedException {
        LedgerGame game;
        do {
            game = playing.get();
            watch(game, over);
            awaitNext(game, over);
        } while (!game.equals(playing.get()));
        return received;
    }

    /** Without players there is nothing to watch: a thousand polling watchers would slow down the rest. */
    private void awaitNext(LedgerGame seen, BooleanSupplier over) throws InterruptedException {
        while (seen.equals(playing.get()) && !over.getAsBoolean()) {
            Thread.sleep(GLANCE);
        }
    }

    private void watch(LedgerGame game, BooleanSupplier over) {
        try (TableWatch watch = visitor.tables().watch(game.table())) {
            long last = -1;
            int behind = 0;
            while (behind < GLANCES_BEHIND && !isThrough(game, last, over)) {
                Frame frame = watch.next(GLANCE).orElse(null);
                if (frame != null) {
                    missed += last >= 0 ? Math.abs(frame.id() - last - 1) : 0;
                    received++;
                    last = frame.id();
                }
                behind = frame == null && game.end().isDone() ? behind + 1 : 0;
            }
            missed += Math.max(0, game.end().getNow(last) - last);
        }
    }

    private static boolean isThrough(LedgerGame game, long last, BooleanSupplier over) {
        return game.end().isDone() ? last >= game.end().join() : over.getAsBoolean();
    }
}
