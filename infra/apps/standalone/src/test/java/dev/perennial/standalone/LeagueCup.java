package dev.perennial.standalone;

import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.standalone.api.Api;
import dev.perennial.standalone.api.Player;
import dev.perennial.standalone.play.TournamentPlay;
import java.time.Duration;
import java.util.Map;
import java.util.function.Predicate;
import tools.jackson.databind.JsonNode;

/**
 * A Swiss of bots in a league. Its rounds wait for the organiser,
 * who also decided one of the results.
 */
public final class LeagueCup {
    private static final Duration PATIENCE = Duration.ofMinutes(5);
    private static final int ROUNDS = 2;

    private final String league;
    private final String id;
    private final Map<String, String> known;

    private LeagueCup(String league, String id, Map<String, String> known) {
        this.league = league;
        this.id = id;
        this.known = known;
    }

    /** The first of its rounds is over. */
    public static LeagueCup halfPlayed(Api api) throws InterruptedException {
        Player olga = api.signIn("olga");
        String league = api.post("/api/v1/leagues", olga.token(), "{\"name\":\"Garden League\"}")
                .get("league")
                .asString();
        JsonNode _ = api.post("/api/v1/leagues/" + league + "/seasons", olga.token(), "{\"name\":\"Spring\"}");
        String rules = "{\"league\":\"%s\",\"timing\":{\"byHand\":true}}".formatted(league);
        String body = "{\"name\":\"Spring Cup\",\"game\":\"arboretum\",\"tableSize\":2,\"rounds\":%d,\"rules\":%s}";
        String id = api.post("/api/v1/tournaments", olga.token(), body.formatted(ROUNDS, rules))
                .get("tournament")
                .asString();
        String path = "/api/v1/tournaments/" + id;
        JsonNode _ = api.post(path + "/bots", olga.token(), "{\"level\":\"random\",\"count\":4,\"why\":\"to play\"}");
        JsonNode _ = api.post(path + "/start", olga.token(), "{}");
        JsonNode _ = api.post(path + "/rounds", olga.token(), "{\"round\":1}");
        JsonNode round = await(api, path + "/rounds/1", LeagueCup::isOver);
        decides(api, olga, path, round.at("/round/tables/0"));
        return new LeagueCup(league, id, new TournamentPlay(api, id).known());
    }

    private static void decides(Api api, Player olga, String path, JsonNode table) throws InterruptedException {
        String name = table.get("table").asString();
        String places = table.at("/places/0").asInt() == 1 ? "[2,1]" : "[1,2]";
        JsonNode _ = api.post(
                path + "/tables/" + name + "/result",
                olga.token(),
                "{\"places\":%s,\"why\":\"written down the wrong way round\"}".formatted(places));
        JsonNode _ = await(
                api,
                path + "/rounds/1",
                round -> round.at("/round/tables/0/places").toString().equals(places));
    }

    /** At another address, as if nothing had happened. */
    public void playOn(Api api) throws InterruptedException {
        Player olga = api.signIn("olga");
        var cup = new TournamentPlay(api, id);
        assertThat(cup.known()).isEqualTo(known);
        JsonNode _ = api.post("/api/v1/tournaments/" + id + "/rounds", olga.token(), "{\"round\":2}");
        cup.awaitEnd(PATIENCE);
        cup.checkRounds(ROUNDS, 2);
        assertThat(cup.known()).containsAllEntriesOf(known);
        JsonNode _ = await(
                api,
                "/api/v1/leagues/" + league,
                counted -> counted.at("/seasons/0/tournaments").toString().contains(id));
    }

    private static boolean isOver(JsonNode round) {
        return round.at("/round/tables")
                .valueStream()
                .noneMatch(table -> table.get("places").isNull());
    }

    /** Spectators see some events half a minute later. */
    private static JsonNode await(Api api, String path, Predicate<JsonNode> enough) throws InterruptedException {
        long deadline = System.nanoTime() + PATIENCE.toNanos();
        JsonNode seen = Eventually.get(() -> api.get(path, null));
        while (!enough.test(seen)) {
            assertThat(System.nanoTime()).as("still %s", seen).isLessThan(deadline);
            Thread.sleep(100);
            seen = api.get(path, null);
        }
        return seen;
    }
}
