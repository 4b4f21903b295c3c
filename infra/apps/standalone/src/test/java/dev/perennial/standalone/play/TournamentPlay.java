package dev.perennial.standalone.play;

import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.standalone.Eventually;
import dev.perennial.standalone.api.Api;
import dev.perennial.standalone.api.Player;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Predicate;
import org.assertj.core.data.Offset;
import tools.jackson.databind.JsonNode;

/** A tournament of bots, run through the public interface without a hand on it. */
public final class TournamentPlay {
    private static final Offset<Double> CLOSE = Offset.offset(0.0001);

    private final Api api;
    private final String id;

    public TournamentPlay(Api api, String id) {
        this.api = api;
        this.id = id;
    }

    static TournamentPlay start(Api api, Player olga, String game, int tableSize, int players, int rounds) {
        String id = api.post(
                        "/api/v1/tournaments",
                        olga.token(),
                        "{\"name\":\"Bots\",\"game\":\"%s\",\"tableSize\":%d,\"rounds\":%d}"
                                .formatted(game, tableSize, rounds))
                .get("tournament")
                .asString();
        String path = "/api/v1/tournaments/" + id;
        JsonNode _ = api.post(
                path + "/bots",
                olga.token(),
                "{\"level\":\"random\",\"count\":%d,\"why\":\"to play\"}".formatted(players / 2));
        JsonNode _ = api.post(
                path + "/bots",
                olga.token(),
                "{\"level\":\"greedy\",\"count\":%d,\"why\":\"to play\"}".formatted(players - players / 2));
        JsonNode _ = api.post(path + "/start", olga.token(), "{}");
        return new TournamentPlay(api, id);
    }

    /** The same tournament after the server came back. */
    TournamentPlay at(Api again) {
        return new TournamentPlay(again, id);
    }

    JsonNode get(String what) {
        return Eventually.get(() -> api.get("/api/v1/tournaments/" + id + what, null));
    }

    /** Waits until some games of a round are over and others are not; from the second round on. */
    void awaitMiddleOfARound(Duration patience) throws InterruptedException {
        await(
                "/rounds",
                rounds -> {
                    JsonNode all = rounds.get("rounds");
                    if (all.size() < 2) {
                        return false;
                    }
                    JsonNode tables = all.get(all.size() - 1).get("tables");
                    long done =
                            tables.valueStream().filter(TournamentPlay::done).count();
                    return done > 0 && done < tables.size();
                },
                patience);
    }

    public void awaitEnd(Duration patience) throws InterruptedException {
        await("", overview -> overview.get("status").asString().equals("FINISHED"), patience);
    }

    private void await(String what, Predicate<JsonNode> enough, Duration patience) throws InterruptedException {
        long deadline = System.nanoTime() + patience.toNanos();
        JsonNode seen = get(what);
        while (!enough.test(seen)) {
            assertThat(System.nanoTime()).as("still %s", seen).isLessThan(deadline);
            Thread.sleep(100);
            seen = get(what);
        }
    }

    private static boolean done(JsonNode table) {
        return !table.get("places").isNull();
    }

    /** The players of each table and the results of finished ones: none of this may ever change. */
    public Map<String, String> known() {
        var known = new TreeMap<String, String>();
        for (JsonNode round : get("/rounds").get("rounds")) {
            for (JsonNode table : round.get("tables")) {
                String name = table.get("table").asString();
                known.put(name, table.get("players").toString());
                if (done(table)) {
                    known.put(name + " result", table.get("places") + " " + table.get("scores"));
                }
            }
        }
        return known;
    }

    /** Everybody plays in every round, nobody sits at two tables, and at tables of two nobody meets twice. */
    public void checkRounds(int rounds, int tableSize) {
        JsonNode played = get("/rounds").get("rounds");
        assertThat(played.size()).isEqualTo(rounds);
        int entries = get("").get("entries").size();
        var met = new HashSet<Set<String>>();
        for (JsonNode round : played) {
            assertThat(round.get("byes").isEmpty()).isTrue();
            assertThat(round.get("finished").asBoolean()).isTrue();
            var seated = new ArrayList<String>();
            for (JsonNode table : round.get("tables")) {
                var there = table.get("players")
                        .valueStream()
                        .map(JsonNode::asString)
                        .toList();
                assertThat(there.size()).isBetween(tableSize == 2 ? 2 : 3, tableSize);
                assertThat(tableSize > 2 || met.add(Set.copyOf(there))).isTrue();
                seated.addAll(there);
            }
            assertThat(seated).hasSize(entries).doesNotHaveDuplicates();
        }
    }

    /** Points, tie-breaks and ranks from the games, compared with what is shown. */
    void checkTable() {
        JsonNode standings = get("/standings");
        assertThat(standings.get("last").asBoolean()).isTrue();
        boolean two = get("").get("tableSize").asInt() == 2;
        var table = new RecomputedTable(games(), two);
        var ranks = new TreeMap<String, Integer>();
        for (List<String> level : table.ranking()) {
            int rank = ranks.size() + 1;
            level.forEach(player -> ranks.put(player, rank));
        }
        assertThat(standings.get("rows").size()).isEqualTo(ranks.size());
        for (JsonNode row : standings.get("rows")) {
            String player = row.get("player").asString();
            assertThat(row.get("points").asDouble()).as(player).isEqualTo(table.points(player), CLOSE);
            for (int column = 0; column < standings.get("columns").size(); column++) {
                check(
                        table,
                        player,
                        standings.get("columns").get(column).get("code").asString(),
                        row.get("tieBreaks").get(column).asString());
            }
            assertThat(two ? row.get("rank").asInt() : rank(row, ranks))
                    .as(player)
                    .isEqualTo(ranks.get(player));
        }
    }

    private static void check(RecomputedTable table, String player, String code, String shown) {
        switch (code) {
            case "DE", "H2H" -> assertThat(Integer.parseInt(shown)).isPositive();
            case "PLACES" ->
                assertThat(table.places(player).toString().replaceAll("[\\[\\] ]", ""))
                        .as(player)
                        .startsWith(shown.replace('-', ','));
            default ->
                assertThat(Double.parseDouble(shown))
                        .as(code + " of " + player)
                        .isEqualTo(table.figure(code, player), CLOSE);
        }
    }

    /** At larger tables the pairing number parts those who are level in everything else. */
    private static int rank(JsonNode row, Map<String, Integer> ranks) {
        int shown = row.get("rank").asInt();
        int mine = ranks.get(row.get("player").asString());
        long level = ranks.values().stream().filter(other -> other == mine).count();
        return shown >= mine && shown < mine + level ? mine : shown;
    }

    private List<PlayedGame> games() {
        var games = new ArrayList<PlayedGame>();
        for (JsonNode round : get("/rounds").get("rounds")) {
            for (JsonNode table : round.get("tables")) {
                JsonNode result = api.get("/api/v1/tables/" + table.get("table").asString(), null)
                        .get("result");
                games.add(PlayedGame.of(table.get("players"), result.get("seats")));
            }
        }
        return games;
    }
}
