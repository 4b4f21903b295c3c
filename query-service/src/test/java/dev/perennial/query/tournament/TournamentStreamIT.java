package dev.perennial.query.tournament;

import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.domain.PlayerId;
import dev.perennial.domain.table.TableId;
import dev.perennial.domain.tournament.TournamentEvent;
import dev.perennial.domain.tournament.TournamentId;
import dev.perennial.query.QueryNode;
import dev.perennial.query.TestTopic;
import dev.perennial.query.board.SseClient;
import dev.perennial.query.board.WebClient;
import io.micrometer.core.instrument.MeterRegistry;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** What those who watch a tournament get, and what it costs the server. */
class TournamentStreamIT {
    private static final QueryNode NODE = QueryNode.start();
    private static final TestTopic TOPIC = new TestTopic();
    private static final WebClient WEB = new WebClient(NODE.port());
    private static final int WATCHERS = 8;

    private final TournamentId one = id();
    private final TournamentId other = id();

    @AfterAll
    static void stop() {
        TOPIC.close();
        NODE.close();
    }

    @Test
    void aChangeWakesTheWatchersOfItsTournamentAndIsWrittenOnceForAllOfThem() {
        var events = events(one);
        send(one, events.subList(0, 6));
        send(other, events(other).subList(0, 6));
        var here = watchers(one);
        var elsewhere = watchers(other);
        double reads = count(FoldedTournaments.READS);
        double frames = count(TournamentFrames.FRAMES);
        send(one, events.subList(0, 7));
        here.forEach(each -> assertThat(each.next().id()).isEqualTo(6));
        assertThat(count(TournamentFrames.FRAMES) - frames).isEqualTo(1);
        // None, since this process has folded it; one if the look for missed signals came at the same time.
        assertThat(count(FoldedTournaments.READS) - reads).isLessThanOrEqualTo(1.0);
        assertThat(elsewhere).allMatch(SseClient::isQuiet);
        Stream.concat(here.stream(), elsewhere.stream()).forEach(SseClient::close);
    }

    @Test
    void aFrameHoldsWhatItsEventChanged() {
        var events = events(one);
        send(one, events);
        var _ = WEB.json(path(one) + "?atLeast=" + (events.size() - 1), null);
        try (var stream = SseClient.follow(NODE.port(), path(one) + "/stream?lastEventId=1")) {
            var frames = stream.until(events.size() - 1);
            JsonNode entered = frames.get(0).json().get("changed");
            assertThat(entered.at("/entries/0/player").asString()).isEqualTo("ann");
            assertThat(entered.at("/entries/0/rating").asInt()).isEqualTo(1600);
            JsonNode started = frames.get(2).json().get("changed");
            assertThat(started.at("/overview/status").asString()).isEqualTo("RUNNING");
            assertThat(started.at("/entries/1/number").asInt()).isEqualTo(2);
            JsonNode paired = frames.get(3).json().get("changed");
            assertThat(paired.at("/rounds/0/isNew").asBoolean()).isTrue();
            assertThat(paired.at("/rounds/0/round/tables/0/players").toString()).isEqualTo("[\"ann\",\"bob\"]");
            assertThat(paired.at("/overview/round").asInt()).isEqualTo(1);
            JsonNode result = frames.get(4).json().get("changed");
            assertThat(result.has("overview")).isFalse();
            assertThat(result.at("/rounds/0/isNew").asBoolean()).isFalse();
            assertThat(result.at("/rounds/0/round/tables/0/places").toString()).isEqualTo("[2,1]");
            JsonNode finished = frames.getLast().json().get("changed");
            assertThat(finished.toString()).isEqualTo("{\"overview\":{\"status\":\"FINISHED\"}}");
            assertThat(frames.toString()).doesNotContain("secret-seed");
        }
    }

    @Test
    void nobodyLearnsFromTheStreamWhoWasInvited() {
        var events = new ArrayList<>(events(one).subList(0, 2));
        events.add(new TournamentEvent.PlayerInvited(one, new PlayerId("secret-guest"), TestTournament.OLGA, null));
        send(one, events);
        var _ = WEB.json(path(one) + "?atLeast=2", null);
        try (var stream = SseClient.resume(NODE.port(), path(one) + "/stream", 1)) {
            var frame = stream.next();
            assertThat(frame.json().get("type").asString()).isEqualTo("tournament.Invitation");
            assertThat(frame.data()).doesNotContain("secret-guest", "olga");
        }
    }

    private static List<SseClient> watchers(TournamentId id) {
        var _ = WEB.json(path(id) + "?atLeast=5", null);
        var all = IntStream.range(0, WATCHERS)
                .mapToObj(_ -> SseClient.follow(NODE.port(), path(id) + "/stream"))
                .toList();
        all.forEach(each -> assertThat(each.next().name()).isEqualTo("standings"));
        return all;
    }

    private static double count(String counter) {
        return NODE.bean(MeterRegistry.class).counter(counter).count();
    }

    private static String path(TournamentId id) {
        return "/api/v1/tournaments/" + id;
    }

    private static TournamentId id() {
        return new TournamentId("cup-" + UUID.randomUUID().toString().substring(0, 8));
    }

    private static List<TournamentEvent> events(TournamentId id) {
        return TestTournament.events(id, new TableId(id + "-r1-t1"));
    }

    private static void send(TournamentId id, List<TournamentEvent> events) {
        TestTournament.send(TOPIC, id.code(), events);
    }
}
