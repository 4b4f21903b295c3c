package dev.perennial.query.explore;

import static dev.perennial.query.SharedNode.NODE;
import static dev.perennial.query.SharedNode.WEB;
import static dev.perennial.query.SharedNode.send;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import dev.perennial.contract.json.GameJson;
import dev.perennial.domain.table.Origin.Deal;
import dev.perennial.games.Games;
import dev.perennial.games.Viewer;
import dev.perennial.query.board.SseClient;
import dev.perennial.testing.PlayedTable;
import java.util.Random;
import java.util.UUID;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import tools.jackson.databind.JsonNode;

/** Tables that go on with other games, as their viewers get them. */
class BranchesIT {
    private static String id() {
        return UUID.randomUUID().toString();
    }

    private static PlayedTable finished(String game, int seats) {
        return send(PlayedTable.opened(id(), game, seats).started().playedOut(new Random(seats)));
    }

    private static String path(PlayedTable table) {
        return "/api/v1/tables/" + table.id().code();
    }

    private static String stream(PlayedTable table, @Nullable String token) {
        var read = new StringBuilder();
        try (var stream = SseClient.open(NODE.port(), table.id().code(), token, 0L)) {
            stream.until(table.sequence())
                    .forEach(frame -> read.append(frame.data()).append('\n'));
        }
        return read.toString();
    }

    @TestFactory
    Stream<DynamicTest> beforePlayNobodySeesMoreThanSpectators() {
        return Games.all().stream()
                .flatMap(game -> Stream.of(game.minSeats(), game.maxSeats())
                        .distinct()
                        .flatMap(seats -> Stream.of(Deal.values())
                                .map(deal -> dynamicTest(game.id() + ", " + seats + ", " + deal, () -> {
                                    var before = finished(game.id(), seats);
                                    Integer seat = deal == Deal.REAL ? null : seats - 1;
                                    long middle = before.sequence() / 2;
                                    var table = PlayedTable.continued(id(), before, middle, deal, seat, null);
                                    send(table);
                                    String seen = spectated(table);
                                    for (int player = 0; player < seats; player++) {
                                        assertThat(viewOf(table, "player-" + player))
                                                .isEqualTo(seen);
                                    }
                                    checkPast(table, seats);
                                }))));
    }

    private static String spectated(PlayedTable table) {
        var game = table.state().game();
        return GameJson.write(game.view(table.position(), new Viewer.Spectator()))
                .toString();
    }

    private static String viewOf(PlayedTable table, @Nullable String token) {
        return WEB.json(path(table), token).get("view").toString();
    }

    /** After the start a seat sees its cards, but of the past still what spectators saw. */
    private static void checkPast(PlayedTable table, int seats) {
        long past = table.sequence();
        send(table.started());
        String spectated = upTo(past, stream(table, null));
        for (int seat = 0; seat < seats; seat++) {
            String token = "player-" + seat;
            assertThat(viewOf(table, token))
                    .isEqualTo(GameJson.write(table.state().game().view(table.position(), new Viewer.Seat(seat)))
                            .toString());
            assertThat(upTo(past, stream(table, token)))
                    .as("the same bytes for every viewer")
                    .isEqualTo(spectated);
            JsonNode replay = WEB.json(path(table) + "/replay", token);
            JsonNode spectator = WEB.json(path(table) + "/replay?perspective=spectator", null);
            IntStream.rangeClosed(0, (int) past)
                    .forEach(n -> assertThat(replay.at("/frames/" + n + "/event"))
                            .isEqualTo(spectator.at("/frames/" + n + "/event")));
        }
    }

    /** The frames of the past, without the viewer's own seat, which is public. */
    private static String upTo(long sequence, String frames) {
        return frames.lines()
                .limit(sequence)
                .map(line -> line.replaceAll("\"seat(Move)?\":(null|\\d+)", ""))
                .reduce("", (all, line) -> all + line + "\n");
    }

    @Test
    void aRedealtTableHasTheSameBytesHoweverTheHiddenCardsLay() {
        var before = finished("arboretum", 3);
        long middle = before.sequence() / 2;
        var first = send(PlayedTable.continued(id(), before, middle, Deal.REDEALT, 1, null)
                .started());
        var dealt = GameJson.write(before.state().game().view(first.position(), new Viewer.Seat(0)));
        assertThat(viewOf(first, "player-0")).isEqualTo(dealt.toString());
        JsonNode original = WEB.json(path(before) + "/replay?perspective=seat-0&at=" + middle, null);
        assertThat(original.at("/frame/position/view/players/0/hand")).isNotEqualTo(dealt.at("/players/0/hand"));
        String hand = original.at("/frame/position/view/players/0/hand").toString();
        for (String token : new String[] {null, "player-0", "player-2"}) {
            assertThat(stream(first, token)).doesNotContain(hand);
            assertThat(WEB.get(path(first) + "/replay", token).body()).doesNotContain(hand);
        }
    }

    @Test
    void parentAndBranchLeadToEachOther() {
        var before = finished("evergreen-planet", 2);
        var open = send(PlayedTable.continued(id(), before, 40, Deal.REDEALT, 0, "oak-7"));
        JsonNode origin = WEB.json(path(open), null).at("/table/origin");
        assertThat(origin.get("table").asString()).isEqualTo(before.id().code());
        assertThat(origin.get("seed").asString()).isEqualTo("oak-7");
        JsonNode listed = WEB.json(path(before) + "/branches", null);
        assertThat(listed.at("/branches/0/table").asString())
                .isEqualTo(open.id().code());
        assertThat(listed.at("/branches/0/sequence").asLong()).isLessThanOrEqualTo(40);
        assertThat(listed.at("/branches/0/status").asString()).isEqualTo("OPEN");
        assertThat(WEB.json(path(open) + "/branches", null).get("branches")).isEmpty();
        assertThat(WEB.get("/api/v1/tables/none/branches", null).statusCode()).isEqualTo(404);
    }

    @Test
    void aFinishedBranchHasAHistoryWithItsParent() {
        var before = finished("evergreen-concert", 3);
        var table = send(PlayedTable.continued(id(), before, before.sequence() / 2, Deal.REAL, null, null)
                .started()
                .playedOut(new Random(5)));
        JsonNode history = WEB.json(path(table) + "/history", null);
        assertThat(history.get("format").asString()).isEqualTo("perennial.game/2");
        assertThat(history.at("/origin/parent")).isEqualTo(WEB.json(path(before) + "/history", null));
        var export = WEB.get("/api/v1/export/games.ndjson?player=player-0&game=evergreen-concert", null);
        assertThat(export.body().lines()).anyMatch(line -> line.equals(history.toString()));
        var explored =
                WEB.post(path(table) + "/explore", null, "{\"sequence\":" + table.sequence() + ",\"deal\":\"REAL\"}");
        assertThat(explored.statusCode()).isEqualTo(200);
    }
}
