package dev.perennial.standalone.backup;

import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.cli.Cli;
import dev.perennial.cli.commandline.Terminal;
import dev.perennial.cli.server.DelegatedCommand;
import dev.perennial.cli.server.RelayCommand;
import dev.perennial.standalone.Eventually;
import dev.perennial.standalone.LeagueCup;
import dev.perennial.standalone.Main;
import dev.perennial.standalone.OnlyInFullRun;
import dev.perennial.standalone.RelayTask;
import dev.perennial.standalone.RunningStandalone;
import dev.perennial.standalone.TestStandalone;
import dev.perennial.standalone.api.Api;
import dev.perennial.standalone.api.Game;
import dev.perennial.standalone.bench.PlayedGames;
import dev.perennial.standalone.rebuild.QueryTables;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.time.Duration;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** Saved while it runs, restored into an empty folder: everything is there, and games go on. */
class BackupIT {
    private static final int RATED_GAMES = 8;
    private static final String CREDENTIALS = "{\"name\":\"Carla\",\"password\":\"as long as the summer\"}";
    private static final String PROGRAM = "{\"label\":\"my bot\",\"scopes\":[\"play\"]}";

    @TempDir
    Path temp;

    @Test
    @OnlyInFullRun
    void everythingIsThereAfterRestoringIntoAnEmptyFolder() throws Exception {
        Path file = temp.resolve("club.zip");
        SortedMap<String, List<String>> before;
        SortedMap<String, List<String>> decided;
        LeagueCup cup;
        Game unfinished;
        JsonNode history;
        JsonNode account;
        String secret;
        try (var running = TestStandalone.start(temp.resolve("old"))) {
            var api = new Api(running.address());
            var players = List.of(api.signIn("ann"), api.signIn("ben"));
            List<String> _ = PlayedGames.games(running, RATED_GAMES);
            cup = LeagueCup.halfPlayed(api);
            var finished = Game.start("arboretum", players, 5);
            int _ = finished.finish();
            unfinished = Game.start("arboretum", players, 6);
            for (int i = 0; i < 10; i++) {
                assertThat(unfinished.step()).isTrue();
            }
            history = Eventually.get(() -> api.get("/api/v1/tables/" + finished.table() + "/history", null));
            JsonNode _ = players.getFirst().look(unfinished.table(), unfinished.sequence());
            account = api.post("/api/v1/auth/sign-up", null, CREDENTIALS);
            secret = api.post("/api/v1/auth/tokens", account.get("token").asString(), PROGRAM)
                    .get("secret")
                    .asString();
            keepAside(running);
            before = awaitStillness(running);
            assertThat(before.get("ladder_game")).hasSizeGreaterThanOrEqualTo(RATED_GAMES);
            for (String table : List.of("tournament", "tournament_event", "league_event")) {
                assertThat(before.get(table)).as(table).isNotEmpty();
            }
            decided = decided(running);
            assertThat(decided)
                    .allSatisfy((table, rows) -> assertThat(rows).as(table).isNotEmpty());
            assertThat(run("backup", file.toString(), "--data", temp.resolve("old") + ""))
                    .isZero();
        }
        assertThat(run("backup", file.toString(), "--data", temp.resolve("old") + ""))
                .as("never over another file")
                .isEqualTo(1);
        Path empty = temp.resolve("new");
        assertThat(run("restore", file.toString(), "--data", empty.toString())).isZero();
        assertThat(run("restore", file.toString(), "--data", empty.toString()))
                .as("never over other data")
                .isEqualTo(1);
        try (var running = TestStandalone.start(empty)) {
            var api = new Api(running.address());
            assertThat(awaitEqual(running, before)).isEqualTo(before);
            assertThat(decided(running)).isEqualTo(decided);
            requireAllSent(empty);
            assertThat(api.get("/api/v1/tables/" + history.get("table").asString() + "/history", null))
                    .isEqualTo(history);
            requireAccount(api, account, secret);
            assertThat(unread(running)).as("places in topics that are gone").isZero();
            var game = unfinished.goOn(List.of(api.signIn("ann"), api.signIn("ben")));
            assertThat(game.finish()).isPositive();
            cup.playOn(api);
        }
    }

    /** Under the ids of another server they would be stored but not seen. */
    private static void requireAllSent(Path data) {
        var out = new ByteArrayOutputStream();
        var stream = new PrintStream(out, true, StandardCharsets.UTF_8);
        assertThat(run(command -> RelayTask.run((RelayCommand) command, stream), "relay", "--data", data.toString()))
                .isZero();
        assertThat(out.toString(StandardCharsets.UTF_8))
                .containsPattern("command: Events sent to Kafka: [1-9]\\d*, waiting: 0, missing: 0")
                .containsPattern("tournament: Events sent to Kafka: [1-9]\\d*, waiting: 0, missing: 0");
    }

    /** What tournaments and leagues decided, and what reached the tables. */
    private static SortedMap<String, List<String>> decided(RunningStandalone running) throws Exception {
        var decided = new TreeMap<>(QueryTables.of(running.database("tournament")));
        decided.keySet().retainAll(List.of("domain_event_entry", "league_organiser", "seed_result", "seed_rating"));
        var command = QueryTables.of(running.database("command"));
        for (String table : List.of("organiser_of_league", "organiser_of_tournament", "tournament_decision_done")) {
            decided.put(table, command.get(table));
        }
        return decided;
    }

    /** With everything the account had: the last token, the password and the secret of a program. */
    private static void requireAccount(Api api, JsonNode account, String secret) {
        var tokens = List.of(
                account,
                api.post("/api/v1/auth/sign-in", null, CREDENTIALS),
                api.post("/api/v1/auth/token", null, "{\"secret\":\"" + secret + "\"}"));
        for (JsonNode each : tokens) {
            assertThat(api.get("/api/v1/auth/me", each.get("token").asString()).get("player"))
                    .isEqualTo(account.get("player"));
        }
    }

    /** As if a record could not be read. */
    private static void keepAside(RunningStandalone running) throws SQLException {
        try (var connection = connect(running);
                var statement = connection.createStatement()) {
            int _ = statement.executeUpdate(
                    "insert into unread_record (reader, topic, partition, record_offset, record_key, record, error)"
                            + " values ('nobody', 'topic', 0, 0, 'key', '', 'error')");
        }
    }

    private static long unread(RunningStandalone running) throws SQLException {
        try (var connection = connect(running);
                var statement = connection.createStatement();
                var rows = statement.executeQuery("select count(*) from unread_record")) {
            assertThat(rows.next()).isTrue();
            return rows.getLong(1);
        }
    }

    private static Connection connect(RunningStandalone running) throws SQLException {
        var database = running.database("command");
        return DriverManager.getConnection(database.url(), database.user(), database.password());
    }

    /** Ladders are read from another topic, which may be behind the tables. */
    private static SortedMap<String, List<String>> awaitStillness(RunningStandalone running) throws Exception {
        long deadline = System.nanoTime() + Duration.ofSeconds(30).toNanos();
        SortedMap<String, List<String>> earlier = new TreeMap<>();
        var content = QueryTables.of(running.database("query"));
        while (!content.equals(earlier) && System.nanoTime() < deadline) {
            Thread.sleep(2_000);
            earlier = content;
            content = QueryTables.of(running.database("query"));
        }
        return content;
    }

    private static SortedMap<String, List<String>> awaitEqual(
            RunningStandalone running, SortedMap<String, List<String>> wanted) throws Exception {
        long deadline = System.nanoTime() + Duration.ofSeconds(30).toNanos();
        var content = QueryTables.of(running.database("query"));
        while (!content.equals(wanted) && System.nanoTime() < deadline) {
            Thread.sleep(100);
            content = QueryTables.of(running.database("query"));
        }
        return content;
    }

    @Test
    void refusesWhatIsNoBackup() throws Exception {
        Path file = Files.writeString(temp.resolve("letter.txt"), "Dear club");
        assertThat(run("restore", file.toString(), "--data", temp.resolve("new") + ""))
                .isEqualTo(1);
        assertThat(run("restore", temp.resolve("none.zip") + "", "--data", temp.resolve("new") + ""))
                .isEqualTo(1);
        assertThat(run("backup", temp.resolve("a.zip") + "", "--data", temp.resolve("nothing") + ""))
                .isEqualTo(1);
        assertThat(temp.resolve("new").resolve("postgres")).doesNotExist();
        assertThat(temp.resolve("a.zip")).doesNotExist();
        assertThat(run("relay", "--data", temp + "")).as("nothing runs").isEqualTo(1);
    }

    private static int run(String... args) {
        return run(Main::run, args);
    }

    private static int run(DelegatedCommand.Program program, String... args) {
        return Cli.run(List.of(args), new Terminal(System.in, System.out, System.err), program);
    }
}
