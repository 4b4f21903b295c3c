package dev.perennial.query.board;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import dev.perennial.query.live.EventStreamWriter;
import dev.perennial.query.live.LiveFeed;
import dev.perennial.query.live.Watch;
import dev.perennial.query.table.DelayedTables;
import dev.perennial.query.table.FoldedTables;
import dev.perennial.query.table.TableMoment;
import dev.perennial.testing.PlayedTable;
import java.io.ByteArrayOutputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Random;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class LiveFeedTest {
    private static final Duration LONG = Duration.ofMinutes(1);

    private final PlayedTable played =
            PlayedTable.opened("t-1", "arboretum", 4).started().playedOut(new Random(1));
    private final MemoryLog log = new MemoryLog(played, 20);
    private final LiveFeed<TableMoment> live = feed(played, log);

    @Test
    void tellsWhatIsNewInOrder() {
        live.advance();
        assertThat(numbers(live.after(-1))).containsExactlyElementsOf(range(0, 20));
        log.store(23);
        live.advance();
        assertThat(numbers(live.after(20))).containsExactly(21L, 22L, 23L);
    }

    @Test
    void everyMomentIsTheTableAfterItsEvent() {
        log.store(played.sequence());
        live.advance();
        TableMoment latest = Objects.requireNonNull(live.latest());
        assertThat(latest.table()).isEqualTo(played.state());
        assertThat(latest.awaited()).isEmpty();
    }

    @Test
    void remembersOnlySoMuchAndReadsTheRestAgain() {
        log.store(played.sequence());
        live.advance();
        assertThat(played.sequence()).isGreaterThan(LiveFeed.REMEMBERED);
        assertThat(live.hasForgotten(0)).isTrue();
        assertThat(live.hasForgotten(played.sequence() - 2)).isFalse();
        assertThat(live.hasForgotten(played.sequence())).isFalse();
        assertThat(numbers(live.after(3))).containsExactlyElementsOf(range(4, played.sequence()));
    }

    @Test
    void waitsUntilThereIsSomething() throws InterruptedException {
        live.advance();
        assertThat(live.awaitAfter(19, LONG)).isTrue();
        assertThat(live.awaitAfter(20, Duration.ofMillis(20))).isFalse();
        log.store(21);
        live.wake();
        assertThat(live.awaitAfter(20, LONG)).isTrue();
    }

    @Test
    void nobodyWaitsForAClosedTable() throws InterruptedException {
        live.advance();
        live.close();
        assertThat(live.awaitAfter(20, LONG)).isFalse();
        assertThat(live.isClosed()).isTrue();
    }

    @Test
    void aWatcherWhoWaitedIsNotCutOffHoweverMuchComesAtOnce() {
        live.advance();
        var client = new ByteArrayOutputStream();
        Thread watcher = watch(client);
        await().until(() -> ids(client).contains(20L));
        log.store(played.sequence());
        live.wake();
        await().until(() -> ids(client).contains(played.sequence()));
        assertThat(ids(client)).containsExactlyElementsOf(range(20, played.sequence()));
        assertThat(watcher.isAlive()).isTrue();
    }

    @Test
    void aWatcherWhoCannotFollowIsCutOffAndHoldsUpNobody() throws Exception {
        live.advance();
        var release = new CountDownLatch(1);
        var stuck = new StuckClient(release);
        var quick = new ByteArrayOutputStream();
        var slowWatcher = watch(stuck);
        var quickWatcher = watch(quick);
        await().until(() -> stuck.written > 0);
        for (long stored = 60; stored < played.sequence() + 40; stored += 40) {
            long latest = Math.min(stored, played.sequence());
            log.store(latest);
            live.wake();
            await().until(() -> ids(quick).contains(latest));
        }
        assertThat(ids(quick)).containsExactlyElementsOf(range(20, played.sequence()));
        release.countDown();
        assertThat(slowWatcher.join(Duration.ofSeconds(10))).isTrue();
        assertThat(quickWatcher.isAlive()).isTrue();
        live.close();
        assertThat(quickWatcher.join(Duration.ofSeconds(10))).isTrue();
    }

    @Test
    void allWatchersAreSentTheVerySameBytes() {
        live.advance();
        List<SameBytes> clients = Stream.generate(SameBytes::new).limit(200).toList();
        var frames = new TableFrames();
        clients.forEach(client -> watch(client, frames));
        await().until(() -> clients.stream().allMatch(client -> client.frames.size() == 1));
        log.store(23);
        live.wake();
        await().until(() -> clients.stream().allMatch(client -> client.frames.size() == 4));
        for (SameBytes client : clients) {
            for (int i = 0; i < 4; i++) {
                assertThat(client.frames.get(i))
                        .isSameAs(clients.getFirst().frames.get(i));
            }
        }
        assertThat(clients)
                .as("one flush for the greeting, the table and all news")
                .allMatch(each -> each.flushes == 3);
    }

    /** Remembers what it was given: encoded or copied once more, it would be something else. */
    private static final class SameBytes extends OutputStream {
        final List<byte[]> frames = new CopyOnWriteArrayList<>();
        volatile int flushes;

        @Override
        public void write(int one) {
            throw new IllegalStateException("byte by byte");
        }

        @Override
        public void write(byte[] frame) {
            if (frame[0] == 'i') {
                frames.add(frame);
            }
        }

        @Override
        public void flush() {
            flushes++;
        }
    }

    private static LiveFeed<TableMoment> feed(PlayedTable table, MemoryLog log) {
        return new LiveFeed<>("table", new FoldedTables(log).source(table.id()));
    }

    private Thread watch(OutputStream client) {
        return watch(client, new TableFrames());
    }

    private Thread watch(OutputStream client, TableFrames frames) {
        var delayed = new DelayedTables(log, InstantSource.system());
        var viewer = new TableStream.Client(Optional.empty(), () -> true, new EventStreamWriter(client, LONG));
        var stream = new TableStream(new Watch<>(live, () -> {}), frames, viewer, delayed);
        return Thread.ofVirtual().start(() -> {
            try {
                stream.run(OptionalLong.empty());
            } catch (Exception e) {
                throw new IllegalStateException(e);
            }
        });
    }

    /** Takes the first frame and then nothing until it is let go. */
    private static final class StuckClient extends ByteArrayOutputStream {
        private final CountDownLatch release;
        volatile int written;

        StuckClient(CountDownLatch release) {
            this.release = release;
        }

        @Override
        public void flush() {
            written++;
            try {
                if (written == 2 && !release.await(30, TimeUnit.SECONDS)) {
                    throw new IllegalStateException("never let go");
                }
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        }
    }

    private static List<Long> ids(ByteArrayOutputStream sent) {
        return Pattern.compile("^id: (\\d+)$", Pattern.MULTILINE)
                .matcher(sent.toString(StandardCharsets.UTF_8))
                .results()
                .map(found -> Long.valueOf(found.group(1)))
                .toList();
    }

    private static List<Long> numbers(List<TableMoment> moments) {
        return moments.stream().map(TableMoment::sequence).toList();
    }

    private static List<Long> range(long first, long last) {
        return LongStream.rangeClosed(first, last).boxed().toList();
    }
}
