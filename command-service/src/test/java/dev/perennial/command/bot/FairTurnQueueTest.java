package dev.perennial.command.bot;

import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.domain.PlayerId;
import dev.perennial.domain.table.TableId;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

/** A bot never waits for all bots of another account. */
class FairTurnQueueTest {
    private static final PlayerId BUSY = new PlayerId("busy");
    private static final PlayerId STRANGER = new PlayerId("stranger");

    private final List<String> taken = new CopyOnWriteArrayList<>();

    /** One thread works for a busy account, 100 of its tables wait, then a table of another account arrives. */
    @Test
    void aStrangersTurnIsNotStarvedByAHundredTablesOfOneAccount() throws InterruptedException {
        var threads = new BotThreads("test-", 1);
        var thinking = new CountDownLatch(1);
        var over = new CountDownLatch(1);
        threads.take(BUSY, new TableId("first"), () -> {
            thinking.countDown();
            await(over);
        });
        await(thinking);
        for (int i = 0; i < 100; i++) {
            turn(threads, BUSY, "busy-" + i);
        }
        turn(threads, STRANGER, "stranger");
        var done = new CountDownLatch(1);
        threads.take(new PlayerId("last"), new TableId("last"), done::countDown);
        over.countDown();
        await(done);
        assertThat(taken.indexOf("stranger")).isBetween(0, 1);
        threads.stop();
    }

    @Test
    void eachTurnIsTakenOnce() throws InterruptedException {
        var threads = new BotThreads("test-", 4);
        var left = new CountDownLatch(400);
        for (int i = 0; i < 400; i++) {
            String name = "turn-" + i;
            threads.take(new PlayerId("p-" + i % 7), new TableId("t-" + i % 31), () -> {
                taken.add(name);
                left.countDown();
            });
        }
        await(left);
        assertThat(taken).hasSize(400).doesNotHaveDuplicates();
        threads.stop();
    }

    @Test
    void tablesOfOneAccountTakeTurnsToo() {
        var turns = new FairTurnQueue();
        for (int i = 0; i < 3; i++) {
            String name = "crowded-" + i;
            turns.add(BUSY, new TableId("crowded"), () -> taken.add(name));
        }
        turns.add(BUSY, new TableId("quiet"), () -> taken.add("quiet"));
        turns.add(STRANGER, new TableId("other"), () -> taken.add("other"));
        for (var next = turns.next(); next.isPresent(); next = turns.next()) {
            next.get().run();
        }
        assertThat(taken).containsExactly("crowded-0", "other", "quiet", "crowded-1", "crowded-2");
        assertThat(turns.next()).isEmpty();
    }

    private void turn(BotThreads threads, PlayerId account, String name) {
        threads.take(account, new TableId(name), () -> taken.add(name));
    }

    private static void await(CountDownLatch latch) {
        try {
            assertThat(latch.await(10, TimeUnit.SECONDS)).isTrue();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }
}
