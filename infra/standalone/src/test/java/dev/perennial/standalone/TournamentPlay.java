package dev.perennial.standalone;

import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.standalone.api.Api;
import dev.perennial.standalone.api.Player;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Predicate;
import org.assertj.core.data.Offset;
import tools.jackson.databind.JsonNode;

/**
 * A tournament of bots, run through the public interface, and its table computed again from the games alone, with
 * nothing of the project's own pairing or tie-breaks.
 */
final class TournamentPlay {
    private static final double CLOSE = 0.0002;

    private final Api api;
    private final String id;

    TournamentPlay(Api api, String id) {
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
        JsonNode _ =
                api.post(path + "/bots", olga.token(), "{\"level\":\"random\",\"count\":%d}".formatted(players / 2));
        JsonNode _ = api.post(
                path + "/bots", olga.token(), "{\"level\":\"greedy\",\"count\":%d}".formatted(players - players / 2));
        JsonNode _ = api.post(path + "/start", olga.token(), "{}");
        return new TournamentPlay(api, id);
    }

    String id() {
        return id;
    }

    /** The same tournament after the server came back. */
    TournamentPlay at(Api again) {
        return new TournamentPlay(again, id);
    }

    JsonNode get(String what) {
        return Eventually.get(() -> api.get("/api/v1/tournaments/" + id + what, null));
    }

    void awaitRound(int round, Duration patience) throws InterruptedException {
        await(overview -> overview.get("round").asInt() >= round, patience);
    }

    void awaitEnd(Duration patience) throws InterruptedException {
        await(overview -> overview.get("status").asString().equals("FINISHED"), patience);
    }

    private void await(Predicate<JsonNode> enough, Duration patience) throws InterruptedException {
        long deadline = System.nanoTime() + patience.toNanos();
        JsonNode overview = get("");
        while (!enough.test(overview)) {
            assertThat(System.nanoTime()).as("still %s", overview).isLessThan(deadline);
            Thread.sleep(100);
            overview = get("");
        }
    }

    /** Points and tie-breaks from the games, compared with what is shown. */
    void checkTable() {
        JsonNode standings = get("/standings");
        assertThat(standings.get("last").asBoolean()).isTrue();
        boolean two = get("").get("tableSize").asInt() == 2;
        var games = games();
        var points = new TreeMap<String, Double>();
        var possible = new HashMap<String, Double>();
        games.forEach(game -> game.forEach((player, place) -> {
            points.merge(player, worth(game, place), Double::sum);
            possible.merge(player, game.size() == 2 ? 1.0 : 5.0, Double::sum);
        }));
        double before = Double.MAX_VALUE;
        for (JsonNode row : standings.get("rows")) {
            String player = row.get("player").asString();
            double shown = row.get("points").asDouble();
            assertThat(shown).as(player).isEqualTo(points.get(player), Offset.offset(CLOSE));
            assertThat(shown).isLessThanOrEqualTo(before);
            before = shown;
            if (two) {
                checkBuchholz(row, player, games, points);
            } else {
                checkOpponents(row, player, games, points, possible);
            }
        }
        assertThat(standings.get("rows").size()).isEqualTo(points.size());
    }

    private static void checkBuchholz(
            JsonNode row, String player, List<Map<String, Integer>> games, Map<String, Double> points) {
        var opponents = new ArrayList<Double>();
        double berger = 0;
        for (var game : games) {
            if (game.containsKey(player)) {
                String other = game.keySet().stream()
                        .filter(one -> !one.equals(player))
                        .findFirst()
                        .orElseThrow();
                opponents.add(points.get(other));
                berger += points.get(other) * worth(game, game.get(player));
            }
        }
        double sum = opponents.stream().mapToDouble(Double::doubleValue).sum();
        double least = opponents.stream().mapToDouble(Double::doubleValue).min().orElse(0);
        var offset = Offset.offset(CLOSE);
        assertThat(row.get("tieBreaks").get(0).asDouble()).as("BH/C1").isEqualTo(sum - least, offset);
        assertThat(row.get("tieBreaks").get(1).asDouble()).as("BH").isEqualTo(sum, offset);
        assertThat(row.get("tieBreaks").get(2).asDouble()).as("SB").isEqualTo(berger, offset);
    }

    private static void checkOpponents(
            JsonNode row,
            String player,
            List<Map<String, Integer>> games,
            Map<String, Double> points,
            Map<String, Double> possible) {
        var rates = new ArrayList<Double>();
        games.stream()
                .filter(game -> game.containsKey(player))
                .forEach(game -> game.keySet().stream()
                        .filter(other -> !other.equals(player))
                        .forEach(other -> rates.add(points.get(other) / possible.get(other))));
        double mean = rates.stream().mapToDouble(Double::doubleValue).average().orElse(0);
        assertThat(row.get("tieBreaks").get(0).asDouble()).as("opponents' rate").isEqualTo(mean, Offset.offset(CLOSE));
    }

    /** Who had which place in each game, as the tables themselves tell it. */
    private List<Map<String, Integer>> games() {
        var games = new ArrayList<Map<String, Integer>>();
        for (JsonNode round : get("/rounds").get("rounds")) {
            assertThat(round.get("byes").isEmpty()).isTrue();
            for (JsonNode table : round.get("tables")) {
                JsonNode seats = api.get("/api/v1/tables/" + table.get("table").asString(), null)
                        .get("result")
                        .get("seats");
                var places = new HashMap<String, Integer>();
                for (int seat = 0; seat < seats.size(); seat++) {
                    places.put(
                            table.get("players").get(seat).asString(),
                            seats.get(seat).get("place").asInt());
                }
                games.add(places);
            }
        }
        return games;
    }

    private static final Map<Integer, List<Double>> WORTH =
            Map.of(2, List.of(1.0, 0.0), 3, List.of(5.0, 3.0, 1.0), 4, List.of(5.0, 3.0, 2.0, 0.0));

    private static double worth(Map<String, Integer> game, int place) {
        int sharing =
                (int) game.values().stream().filter(other -> other == place).count();
        return WORTH.get(game.size()).subList(place - 1, place - 1 + sharing).stream()
                .mapToDouble(Double::doubleValue)
                .average()
                .orElse(0);
    }
}
