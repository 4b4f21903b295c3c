package dev.perennial.query.board;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import dev.perennial.domain.PlayerId;
import dev.perennial.domain.table.Clock;
import dev.perennial.domain.table.TableStatus;
import dev.perennial.domain.table.TableTerms;
import dev.perennial.query.live.EventStreamWriter;
import dev.perennial.query.live.LiveFeed;
import dev.perennial.query.live.Watch;
import dev.perennial.query.table.DelayedTables;
import dev.perennial.query.table.FoldedTables;
import dev.perennial.query.table.TableMoment;
import dev.perennial.testing.PlayedTable;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Random;
import java.util.regex.Pattern;
import java.util.stream.LongStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** The events one watcher gets of tables with hidden cards. */
class TableStreamTest {
    private static final int DELAY_SECONDS = 60;
    private static final Duration HEARTBEAT = Duration.ofMillis(30);

    private final ByteArrayOutputStream client = new ByteArrayOutputStream();
    private volatile Instant now = Instant.parse("2030-01-01T00:00:00Z");
    private volatile boolean signedIn = true;
    private PlayedTable played = playedOut(true, 0);
    private MemoryLog log = new MemoryLog(played, 0);
    private LiveFeed<TableMoment> live = feed(played, log);

    @AfterEach
    void stop() {
        live.close();
    }

    @Test
    void whoCameBeforePlayIsSentAwayWhenATableWithoutSpectatorsBegins() throws InterruptedException {
        long begin = set(playedOut(false, 0));
        store(begin - 1);
        Thread stranger = watch(null, OptionalLong.empty());
        await().until(() -> ids().contains(begin - 1));
        store(begin + 5);
        assertThat(stranger.join(Duration.ofSeconds(20))).isTrue();
        assertThat(ids()).containsExactly(begin - 1);
    }

    @Test
    void whoSitsThereStaysAndWhenAllIsOverEverybodySeesAll() {
        long begin = set(playedOut(false, 0));
        store(begin + 5);
        var _ = watch(PlayedTable.player(1), OptionalLong.of(0));
        await().until(() -> ids().contains(begin + 5));
        client.reset();
        store(played.sequence());
        var _ = watch(null, OptionalLong.of(played.sequence() - 9));
        await().until(() -> ids().contains(played.sequence()));
    }

    @Test
    void whoWasSignedOutIsToldNothingMore() throws InterruptedException {
        long begin = set(playedOut(true, 0));
        store(begin + 5);
        Thread player = watch(PlayedTable.player(1), OptionalLong.of(begin));
        await().until(() -> ids().contains(begin + 5));
        signedIn = false;
        store(begin + 6);
        assertThat(player.join(Duration.ofSeconds(20))).isTrue();
        assertThat(ids()).doesNotContain(begin + 6);
    }

    @Test
    void whoWasSignedOutWhileNothingHappensIsLetGoToo() throws InterruptedException {
        store(set(playedOut(true, 0)));
        Thread player = watch(PlayedTable.player(1), OptionalLong.empty());
        await().until(() -> beats() > 2);
        signedIn = false;
        assertThat(player.join(Duration.ofSeconds(20))).isTrue();
    }

    @Test
    void theHeartGoesOnBeatingWhileSomethingIsHeldBack() {
        long seen = set(playedOut(true, DELAY_SECONDS)) + 8;
        now = played.envelopes().get((int) seen).time().plusSeconds(DELAY_SECONDS);
        store(seen);
        var _ = watch(null, OptionalLong.empty());
        await().until(() -> beats() > 2);
        store(seen + 20);
        int before = beats();
        await().until(() -> beats() > before + 3);
        assertThat(ids()).containsExactly(seen);
    }

    @Test
    void whoAsksFromBeyondWhatHeMayKnowGetsTheTableAndWhatComesNextForHim() {
        long seen = set(playedOut(true, DELAY_SECONDS)) + 8;
        now = played.envelopes().get((int) seen).time().plusSeconds(DELAY_SECONDS);
        store(seen + 20);
        var _ = watch(null, OptionalLong.of(seen + 10));
        await().until(() -> beats() > 2);
        assertThat(ids()).containsExactly(seen);
        now = now.plusSeconds(3_600);
        await().until(() -> ids().contains(seen + 20));
        assertThat(ids())
                .containsExactlyElementsOf(
                        LongStream.rangeClosed(seen, seen + 20).boxed().toList());
    }

    @Test
    void whoKnowsMoreThanATableThatWasSetBackGetsItAsItIs() {
        long begin = set(playedOut(true, 0));
        store(begin + 5);
        var _ = watch(null, OptionalLong.of(begin + 10));
        await().until(() -> ids().contains(begin + 5));
        store(begin + 12);
        await().until(() -> ids().contains(begin + 12));
        assertThat(ids())
                .containsExactlyElementsOf(
                        LongStream.rangeClosed(begin + 5, begin + 12).boxed().toList());
    }

    /** Answers the number of the event that play began with. */
    private long set(PlayedTable table) {
        played = table;
        log = new MemoryLog(table, 0);
        live = feed(table, log);
        log.store(table.sequence());
        TableMoment moment = null;
        for (var event : log.after(table.id(), -1)) {
            moment = TableMoment.after(moment, event);
            if (moment.table().status() == TableStatus.PLAYING) {
                break;
            }
        }
        return moment == null ? -1 : moment.sequence();
    }

    private void store(long upTo) {
        log.store(upTo);
        live.advance();
    }

    private static LiveFeed<TableMoment> feed(PlayedTable table, MemoryLog log) {
        return new LiveFeed<>("table", new FoldedTables(log).source(table.id()));
    }

    private Thread watch(@Nullable PlayerId player, OptionalLong since) {
        var stream = new TableStream(
                new Watch<>(live, () -> {}),
                new TableFrames(),
                new TableStream.Client(
                        Optional.ofNullable(player), () -> signedIn, new EventStreamWriter(client, HEARTBEAT)),
                new DelayedTables(log, () -> now));
        return Thread.ofVirtual().start(() -> {
            try {
                stream.run(since);
            } catch (Exception e) {
                throw new IllegalStateException(e);
            }
        });
    }

    private List<Long> ids() {
        return Pattern.compile("^id: (\\d+)$", Pattern.MULTILINE)
                .matcher(client.toString(StandardCharsets.UTF_8))
                .results()
                .map(found -> Long.valueOf(found.group(1)))
                .toList();
    }

    private int beats() {
        return (int) client.toString(StandardCharsets.UTF_8)
                .lines()
                .filter(":"::equals)
                .count();
    }

    private static PlayedTable playedOut(boolean spectators, int delaySeconds) {
        var terms = new TableTerms(
                true,
                TableTerms.Visibility.PUBLIC,
                new Clock.None(),
                spectators,
                delaySeconds,
                TableTerms.Start.WHEN_FULL,
                2,
                TableTerms.Absence.FORFEIT);
        return PlayedTable.opened("t-1", "arboretum", 2, terms).started().playedOut(new Random(1));
    }
}
