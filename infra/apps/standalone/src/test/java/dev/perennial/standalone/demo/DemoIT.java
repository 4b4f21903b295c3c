package dev.perennial.standalone.demo;

import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.client.ClientProblem;
import dev.perennial.client.Perennial;
import dev.perennial.standalone.Main;
import dev.perennial.standalone.OnlyInFullRun;
import dev.perennial.standalone.process.JavaProcess;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** What a newcomer finds in the demo, as a process of its own, and again after a restart. */
@OnlyInFullRun
class DemoIT {
    private static final List<String> GAMES =
            List.of("arboretum", "evergreen-concert", "s-evolution", "evergreen-planet");

    @TempDir
    Path data;

    @Test
    void aLivingLeagueIsThereAndIsMadeWholeAfterItWasCutShort() throws Exception {
        try (var process = start()) {
            String live = process.awaitLine("a live table: ", Duration.ofSeconds(60))
                    .replaceAll(".*(http://\\S+)/tables/(\\S+)$", "$1 $2");
            Perennial visitor = Perennial.at(live.split(" ")[0]);
            assertThat(visitor.tables()
                            .view(live.split(" ")[1])
                            .at("/table/status")
                            .asString())
                    .isEqualTo("PLAYING");
            assertThat(process.awaitLine("history 1 of 4", Duration.ofMinutes(5)))
                    .isNotBlank();
            Thread.sleep(1_500); // in the middle of the next one
            process.kill();
        }
        try (var again = start()) {
            assertThat(again.awaitLine("The league is there already")).contains("demo-logins.txt");
            String address = again.awaitLine("a live table: ").replaceAll(".*(http://\\S+)/tables/.*", "$1");
            assertThat(again.awaitLine("history is complete", Duration.ofMinutes(10)))
                    .isNotBlank();
            Perennial visitor = Perennial.at(address);
            checkNothingTwice(visitor);
            checkPast(visitor);
            checkOrganiser(visitor);
            checkFreeSeat(visitor.guest(), "arboretum");
            checkFreeSeat(visitor.guest(), "evergreen-planet");
        }
    }

    /** A player who takes a free seat gets opponents, also where several seats were free. */
    private static void checkFreeSeat(Perennial guest, String game) throws InterruptedException {
        String table = guest.tables()
                .list("OPEN")
                .get("tables")
                .valueStream()
                .filter(each -> each.get("game").asString().equals(game))
                .findFirst()
                .orElseThrow()
                .get("id")
                .asString();
        long sequence = guest.tables().sit(table, "newcomer");
        for (int moves = 0; moves < 3; ) {
            JsonNode seen = guest.tables().view(table, sequence);
            if (seen.path("legalMoves").isEmpty()) {
                try (var watch =
                        guest.tables().watch(table, seen.get("sequence").asLong())) {
                    assertThat(watch.next(Duration.ofSeconds(30)))
                            .as("the host answers")
                            .isPresent();
                }
                sequence = seen.get("sequence").asLong() + 1;
            } else {
                sequence = guest.tables()
                        .move(
                                table,
                                seen.get("seatMove").asInt(),
                                seen.get("legalMoves").get(0));
                moves++;
            }
        }
    }

    /** Four of the past, those to be watched, one that waits: each made once, however often the demo was started. */
    private static void checkNothingTwice(Perennial visitor) {
        List<String> names = visitor.tournaments()
                .list()
                .get("tournaments")
                .valueStream()
                .map(each -> each.get("name").asString())
                .toList();
        assertThat(names).contains("Sunday Swiss", "Olga's Swiss").doesNotHaveDuplicates();
        assertThat(names).filteredOn(name -> !name.startsWith("Sunday Swiss")).hasSize(5);
        assertThat(visitor.get("/leagues").get("leagues").size()).isEqualTo(1);
    }

    private void checkPast(Perennial visitor) throws InterruptedException {
        for (String game : GAMES) {
            JsonNode ladder = visitor.ladders().one(game, "human");
            // The last results are on their way to the ladder.
            for (int tries = 0; ladder.get("rows").size() < 8 && tries < 100; tries++) {
                Thread.sleep(100);
                ladder = visitor.ladders().one(game, "human");
            }
            assertThat(ladder.get("rows").size()).as(game).isEqualTo(8);
            String first = ladder.get("rows").get(0).get("player").asString();
            JsonNode points = visitor.ladders().curve(first, game).get("points");
            assertThat(points.isEmpty()).isFalse();
            assertThat(Instant.parse(points.get(0).get("at").asString()))
                    .as("games of the past are dated there")
                    .isBefore(Instant.now().minus(Duration.ofDays(5)));
        }
        JsonNode found =
                visitor.get("/search/games?game=arboretum&limit=1").get("games").get(0);
        assertThat(visitor.tables()
                        .history(found.get("table").asString())
                        .get("steps")
                        .isEmpty())
                .isFalse();
        assertThat(visitor.tables().replay(found.get("table").asString()).isEmpty())
                .isFalse();
        assertThat(visitor.tables().list("OPEN").get("tables").size()).isEqualTo(3);
    }

    private void checkOrganiser(Perennial visitor) throws Exception {
        String[] login =
                Files.readAllLines(data.resolve("demo-logins.txt")).getFirst().split(" ");
        Perennial olga = visitor.signIn(login[0], login[1]);
        String waiting = olga.tournaments()
                .list()
                .get("tournaments")
                .valueStream()
                .filter(each -> each.get("name").asString().equals("Olga's Swiss"))
                .findFirst()
                .orElseThrow()
                .get("id")
                .asString();
        assertThat(olga.tournaments().preview(waiting).get("tables").size()).isEqualTo(4);
        assertThat(olga.tournaments().pair(waiting, 1)).isPositive();
        // Polls until a decision is shown, which takes a moment.
        await(() -> {
            try {
                return olga.tournaments()
                        .round(waiting, 1)
                        .at("/round/tables")
                        .valueStream()
                        .anyMatch(table -> table.get("status").asString().equals("PLAYING"));
            } catch (ClientProblem notYet) {
                return false;
            }
        });
    }

    private static void await(BooleanSupplier condition) throws InterruptedException {
        for (int tries = 0; !condition.getAsBoolean(); tries++) {
            assertThat(tries).isLessThan(300);
            Thread.sleep(100);
        }
    }

    private JavaProcess start() throws Exception {
        return JavaProcess.ofMainClass(Main.class, "demo", "--port", "0", "--data", data.toString(), "--short");
    }
}
