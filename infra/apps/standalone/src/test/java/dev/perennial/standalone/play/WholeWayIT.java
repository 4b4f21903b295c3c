package dev.perennial.standalone.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.perennial.games.chance.ServerSeed;
import dev.perennial.standalone.Eventually;
import dev.perennial.standalone.NamedMetrics;
import dev.perennial.standalone.RunningStandalone;
import dev.perennial.standalone.TestStandalone;
import dev.perennial.standalone.api.Api;
import dev.perennial.standalone.api.Game;
import dev.perennial.standalone.api.Player;
import dev.perennial.standalone.api.Watcher;
import dev.perennial.standalone.client.JavaGuide;
import dev.perennial.standalone.docs.GuidePage;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import java.util.stream.LongStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

/** From a player's move to a spectator's board, through the one address, on the real parts. */
class WholeWayIT {
    /** The account that a page for operators expects. */
    private static final String ADMIN = """
        NAME=keeper-$$ PASSWORD='a long enough password'
        curl -sS --fail-with-body -H 'Content-Type: application/json' \\
          -d "{\\"name\\":\\"$NAME\\",\\"password\\":\\"$PASSWORD\\"}" "$PERENNIAL/api/v1/auth/sign-up" >/dev/null
        ./perennial admin "$NAME"
        """;

    @TempDir
    static Path data;

    private static RunningStandalone running;
    private static Api api;

    @BeforeAll
    static void start() {
        System.setProperty("PERENNIAL_BOT_PAUSE", "0ms");
        running = TestStandalone.start(data);
        api = new Api(running.address());
    }

    @AfterAll
    static void stop() {
        running.close();
        System.clearProperty("PERENNIAL_BOT_PAUSE");
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4})
    void aGameIsPlayedWatchedAndRevealed(int seats) throws Exception {
        List<Player> players = List.of("ann", "ben", "cleo", "dan").subList(0, seats).stream()
                .map(api::signIn)
                .toList();
        var game = Game.start("arboretum", players, seats);
        String table = game.table();
        long from = game.sequence();
        JsonNode _ = players.getFirst().look(table, from);
        try (var watcher = new Watcher(api, table, null)) {
            watcher.await(frames -> !frames.isEmpty());
            int moves = game.finish();
            long last = game.sequence();
            var frames = watcher.await(got -> got.getLast().id() >= last);
            assertThat(frames.stream().skip(1).map(Watcher.Frame::id))
                    .as("every event once, in order")
                    .containsExactlyElementsOf(
                            LongStream.rangeClosed(from + 1, last).boxed().toList());
            assertThat(moves).isPositive();
            resumesWithoutGapOrDouble(table, from + 10, last);
        }
        JsonNode end = api.get("/api/v1/tables/" + table, null);
        assertThat(end.get("table").get("status").asString()).isEqualTo("FINISHED");
        String seed = end.get("table").get("serverSeed").asString();
        assertThat(ServerSeed.ofHex(seed).commitment())
                .isEqualTo(end.get("table").get("commitment").asString());
    }

    private static void resumesWithoutGapOrDouble(String table, long after, long last) throws Exception {
        try (var again = new Watcher(api, table, after)) {
            var frames = again.await(got -> !got.isEmpty() && got.getLast().id() >= last);
            assertThat(frames.stream().map(Watcher.Frame::id))
                    .containsExactlyElementsOf(
                            LongStream.rangeClosed(after + 1, last).boxed().toList());
        }
    }

    /** Each hand card of one player is looked for in everything the others and the spectator receive. */
    @Test
    void noViewerReceivesAHiddenCard() throws Exception {
        var ann = api.signIn("ann");
        var ben = api.signIn("ben");
        var game = Game.start("arboretum", List.of(ann, ben), 11);
        JsonNode _ = ann.look(game.table(), game.sequence());
        try (var watcher = new Watcher(api, game.table(), null)) {
            watcher.await(frames -> !frames.isEmpty());
            for (int i = 0; i < 40; i++) {
                assertThat(game.step()).isTrue();
                JsonNode annSees = ann.look(game.table(), game.sequence());
                JsonNode benSees = ben.look(game.table(), game.sequence());
                JsonNode allSee = api.get("/api/v1/tables/" + game.table() + "?atLeast=" + game.sequence(), null);
                assertThat(HiddenHands.hidden(annSees, 0)).isNotEmpty();
                HiddenHands.assertAbsent(benSees, HiddenHands.hidden(annSees, 0));
                HiddenHands.assertAbsent(annSees, HiddenHands.hidden(benSees, 1));
                HiddenHands.assertAbsent(allSee, HiddenHands.hidden(annSees, 0));
                HiddenHands.assertAbsent(allSee, HiddenHands.hidden(benSees, 1));
            }
            long last = game.sequence();
            var frames = watcher.await(got -> got.getLast().id() >= last);
            JsonNode annNow = ann.look(game.table(), last);
            JsonNode benNow = ben.look(game.table(), last);
            // A card still in hand was never public, so no frame so far may name it.
            for (var frame : frames) {
                HiddenHands.assertAbsent(frame.data(), HiddenHands.neverShown(annNow, 0, frames));
                HiddenHands.assertAbsent(frame.data(), HiddenHands.neverShown(benNow, 1, frames));
            }
        }
        assertThatThrownBy(() -> api.get("/api/v1/tables/" + game.table() + "/history", ann.token()))
                .isInstanceOfSatisfying(
                        Api.Problem.class, problem -> assertThat(problem.code()).isEqualTo("GAME_RUNNING"));
    }

    /** The first seat is a bot's: nobody asked for its moves, and they are found anyway. */
    @Test
    void aRequestIsFollowedByItsIdToTheSpectatorsEvent() throws Exception {
        var ann = api.signIn("ann");
        String table = api.post(
                        "/api/v1/tables", ann.token(), "{\"game\":\"arboretum\",\"seats\":2,\"firstSeat\":\"SEAT1\"}")
                .get("table")
                .asString();
        String path = "/api/v1/tables/" + table;
        JsonNode _ = ann.look(table, 0);
        try (var trail = LoggedIds.follow();
                var watcher = new Watcher(api, table, null)) {
            watcher.await(frames -> !frames.isEmpty());
            JsonNode _ = api.post(path + "/bots", ann.token(), "{\"level\":\"random\",\"seat\":0}");
            long sat = api.post(path + "/seats", ann.token(), "{}", "X-Correlation-Id", "anns-own.1")
                    .get("sequence")
                    .asLong();
            var shown = Eventually.get(
                    () -> trail.of(table, true), lines -> lines.stream().anyMatch(line -> number(line) > sat));
            long last = shown.stream().mapToLong(WholeWayIT::number).max().orElseThrow();
            var frames = watcher.await(got -> got.getLast().id() >= last);
            assertThat(shown)
                    .allSatisfy(line ->
                            assertThat(frames.stream().map(Watcher.Frame::id)).contains(number(line)));
            var seated = shown.stream().filter(line -> number(line) == sat).findFirst();
            assertThat(seated.orElseThrow()).containsEntry("correlation", "anns-own.1");
            assertThat(trail.of(table, false))
                    .anySatisfy(line -> assertThat(line)
                            .containsEntry("correlation", "anns-own.1")
                            .containsEntry("command", seated.orElseThrow().get("command")));
            assertThat(shown)
                    .filteredOn(line -> number(line) > sat)
                    .allSatisfy(line -> assertThat(line).containsEntry("correlation", line.get("command")));
        }
    }

    private static long number(Map<String, String> line) {
        return Long.parseLong(line.get("sequence"));
    }

    @Test
    void whoSignsOutIsOutEverywhere() {
        String token = api.post("/api/v1/auth/guest", null, "{}").get("token").asString();
        JsonNode _ = api.get("/api/v1/tables", token);
        JsonNode _ = api.post("/api/v1/auth/sign-out", token, "{}");
        for (Supplier<JsonNode> question : List.<Supplier<JsonNode>>of(
                () -> api.get("/api/v1/tables", token), () -> api.post("/api/v1/tournaments", token, "{}"))) {
            String _ = Eventually.get(() -> refusal(question), "SESSION_OVER"::equals);
        }
    }

    private static String refusal(Supplier<JsonNode> question) {
        try {
            JsonNode _ = question.get();
            return "";
        } catch (Api.Problem e) {
            return e.code();
        }
    }

    @Test
    void aTournamentIsShownByTheQuerySide() {
        var olga = api.signIn("olga");
        String tournament = api.post(
                        "/api/v1/tournaments",
                        olga.token(),
                        "{\"name\":\"Spring Cup\",\"game\":\"arboretum\",\"tableSize\":2,\"rounds\":5}")
                .get("tournament")
                .asString();
        JsonNode shown = Eventually.get(() -> api.get("/api/v1/tournaments/" + tournament, null));
        assertThat(shown.get("name").asString()).isEqualTo("Spring Cup");
        assertThat(shown.get("rounds").asInt()).isEqualTo(5);
        assertThat(shown.get("organiser").asString()).isEqualTo(olga.id());
    }

    /** Eight bots and three rounds without a hand on it, and the table agrees with the games. */
    @Test
    void aTournamentOfBotsPlaysItselfToTheEnd() throws Exception {
        var olga = api.signIn("olga");
        var cup = TournamentPlay.start(api, olga, "arboretum", 2, 8, 3);
        cup.awaitEnd(Duration.ofMinutes(5));
        cup.checkTable();
        assertThat(cup.get("/cross-table").get("lines").size()).isEqualTo(8);
        assertThat(cup.get("/log").get("entries").toString()).doesNotContain("clientSeed");
        NamedMetrics.requireAll(running.serviceAddresses());
    }

    static List<Path> pagesWithCommands() throws IOException {
        return GuidePage.withCommands();
    }

    /** Every command of the documentation, as a reader would follow it. */
    @ParameterizedTest
    @MethodSource("pagesWithCommands")
    void everyCommandOfThePageWorks(Path page, @TempDir Path folder) throws Exception {
        GuidePage guide = GuidePage.read(page);
        List<String> missing = guide.missingPrograms();
        String script = guide.scriptWithout(missing);
        var outcome =
                GuidePage.run(script.contains("$PASSWORD") ? ADMIN + script : script, running.address(), data, folder);
        assertThat(outcome.exit()).as(outcome.output()).isZero();
        assumeTrue(missing.isEmpty(), () -> "the rest of the page works, but not installed here: " + missing);
    }

    @Test
    void theCommandsOfTheGuideForProgramsAreThere(@TempDir Path folder) throws Exception {
        assertThat(pagesWithCommands()).hasSizeGreaterThan(4);
        String script =
                GuidePage.read(GuidePage.DOCS.resolve("reference/http-api.md")).script();
        assertThat(script.lines().filter(line -> line.contains("$PERENNIAL/api")))
                .hasSizeGreaterThan(20);
        String begin = script.substring(0, script.indexOf("TOKEN="));
        assertThat(GuidePage.run(begin + "json \"$PERENNIAL/api/v1/nothing\"\n", running.address(), data, folder)
                        .exit())
                .as("a command that fails is noticed")
                .isNotZero();
        JsonNode played = JavaGuide.play(running.address());
        assertThat(played.at("/table/status").asString()).isEqualTo("PLAYING");
    }
}
