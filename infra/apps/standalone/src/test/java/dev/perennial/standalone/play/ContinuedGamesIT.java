package dev.perennial.standalone.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.perennial.cli.Cli;
import dev.perennial.cli.commandline.Terminal;
import dev.perennial.standalone.TestStandalone;
import dev.perennial.standalone.api.Api;
import dev.perennial.standalone.api.Game;
import dev.perennial.standalone.api.Player;
import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** A finished game is continued at new tables through the public interface; the server stops in between. */
class ContinuedGamesIT {
    private static final String TABLES = "/api/v1/tables/";

    @TempDir
    Path data;

    @Test
    void aFinishedGameIsContinuedAcrossARestartAndVerified() throws Exception {
        String parent;
        String real;
        String redealt;
        try (var running = TestStandalone.start(data)) {
            var api = new Api(running.address());
            var players = players(api);
            Game game = Game.start("arboretum", players, 3);
            refuses("NOT_OVER", players.getFirst(), game.table(), "{\"sequence\":20,\"deal\":\"REAL\"}");
            int _ = game.finish();
            parent = game.table();
            refusals(players.getFirst(), parent, game.sequence());
            real = open(players.getFirst(), parent, "{\"sequence\":60,\"deal\":\"REAL\"}");
            redealt = open(players.getFirst(), parent, "{\"sequence\":60,\"deal\":\"REDEALT\",\"perspective\":1}");
            for (String table : List.of(real, redealt)) {
                assertThat(seated(table, players).step()).isTrue();
            }
        }
        try (var running = TestStandalone.start(data)) {
            var api = new Api(running.address());
            var players = players(api);
            for (String table : List.of(real, redealt)) {
                int _ = Game.paired(table, players, 4).finish();
                verify(api.get(TABLES + table + "/history", null));
                JsonNode view = players.getFirst().look(table, 0);
                assertThat(view.at("/table/terms/rated").asBoolean()).isFalse();
            }
            JsonNode branches = api.get(TABLES + parent + "/branches", null).get("branches");
            assertThat(branches.valueStream().map(each -> each.get("table").asString()))
                    .containsExactlyInAnyOrder(real, redealt);
        }
    }

    private static List<Player> players(Api api) {
        return List.of(api.signIn("continue-one"), api.signIn("continue-two"));
    }

    private static void refusals(Player player, String table, long last) {
        refuses("NO_SUCH_MOMENT", player, table, "{\"sequence\":1,\"deal\":\"REAL\"}");
        refuses("NO_SUCH_MOMENT", player, table, "{\"sequence\":99999,\"deal\":\"REAL\"}");
        refuses("GAME_OVER", player, table, "{\"sequence\":" + last + ",\"deal\":\"REAL\"}");
        refuses("BAD_DEAL", player, table, "{\"sequence\":60,\"deal\":\"REDEALT\"}");
        refuses("BAD_DEAL", player, table, "{\"sequence\":60,\"deal\":\"REDEALT\",\"perspective\":2}");
        refuses("BAD_DEAL", player, table, "{\"sequence\":60,\"deal\":\"REAL\",\"seed\":\"oak\"}");
        refuses("MALFORMED", player, table, "{\"sequence\":60}");
        refuses("UNKNOWN_BOT", player, table, "{\"sequence\":60,\"deal\":\"REAL\",\"bots\":[\"none\"]}");
        refuses("UNKNOWN_SEAT", player, table, "{\"sequence\":60,\"deal\":\"REAL\",\"bots\":[\"\",\"\",\"random\"]}");
        String hourglass = ",\"clock\":{\"type\":\"Hourglass\",\"seconds\":45}}";
        refuses("BAD_CLOCK", player, table, "{\"sequence\":60,\"deal\":\"REAL\"" + hourglass);
        refuses("UNKNOWN_TABLE", player, "none", "{\"sequence\":60,\"deal\":\"REAL\"}");
    }

    private static void refuses(String code, Player player, String table, String body) {
        assertThatExceptionOfType(Api.Problem.class)
                .as(body)
                .isThrownBy(() -> open(player, table, body))
                .satisfies(problem -> assertThat(problem.code()).isEqualTo(code));
    }

    private static String open(Player player, String table, String body) {
        return player.api()
                .post(TABLES + table + "/branches", player.token(), body)
                .get("table")
                .asString();
    }

    private static Game seated(String table, List<Player> players) {
        long sequence = 0;
        for (Player player : players) {
            sequence = player.sit(table);
        }
        JsonNode _ = players.getFirst().look(table, sequence);
        return Game.paired(table, players, 4);
    }

    private void verify(JsonNode history) throws Exception {
        Path file = Files.writeString(data.resolve("game.json"), history.toString());
        var out = new ByteArrayOutputStream();
        var print = new PrintStream(out, true, StandardCharsets.UTF_8);
        int exit = Cli.run(
                List.of("verify", file.toString()), new Terminal(InputStream.nullInputStream(), print, print), _ -> 1);
        assertThat(out.toString(StandardCharsets.UTF_8)).contains("no errors");
        assertThat(exit).isZero();
    }
}
