package dev.perennial.standalone.client;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.perennial.cli.Cli;
import dev.perennial.cli.commandline.Terminal;
import dev.perennial.client.ClientProblem;
import dev.perennial.client.Frame;
import dev.perennial.client.LegalMoves;
import dev.perennial.client.Perennial;
import dev.perennial.client.TableSettings;
import dev.perennial.client.TableWatch;
import dev.perennial.contract.json.Json;
import dev.perennial.standalone.OnlyInFullRun;
import dev.perennial.standalone.RunningStandalone;
import dev.perennial.standalone.TestStandalone;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.stream.LongStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;

/** The client library, and the game in the terminal that stands on it, against the real services. */
@OnlyInFullRun
class ClientIT {
    private static final Duration LONG = Duration.ofSeconds(30);

    @TempDir
    static Path data;

    private static RunningStandalone running;
    private static Perennial visitor;

    @BeforeAll
    static void start() {
        System.setProperty("PERENNIAL_BOT_PAUSE", "0ms");
        running = TestStandalone.start(data);
        visitor = Perennial.at(running.address());
    }

    @AfterAll
    static void stop() {
        running.close();
        System.clearProperty("PERENNIAL_BOT_PAUSE");
    }

    @Test
    void somebodySignsUpPlaysAndIsSeen() {
        String name = "cora";
        assertThat(visitor.signUp(name, "a long enough word", "Cora").player()).isNotBlank();
        Perennial cora = visitor.signIn(name, "a long enough word");
        String table = cora.tables()
                .open(TableSettings.of("arboretum", 2).untimed().rated().startedByOwner());
        long seated = cora.tables().sit(table, "cora-seed");
        long started = cora.tables().start(table, "random");
        assertThat(started).isGreaterThan(seated);
        // Boards follow the commands: a stream of a table that no board shows yet would be refused.
        assertThat(visitor.tables().view(table, started).get("sequence").asLong())
                .isGreaterThanOrEqualTo(started);

        List<Frame> live = new ArrayList<>();
        long last;
        try (TableWatch watch = visitor.tables().watch(table)) {
            live.add(watch.next(LONG).orElseThrow());
            last = playToTheEnd(cora, table);
            while (live.getLast().id() < last) {
                live.add(watch.next(LONG).orElseThrow());
            }
        }
        long first = live.getFirst().id();
        assertThat(live.stream().map(Frame::id))
                .containsExactlyElementsOf(
                        LongStream.rangeClosed(first, last).boxed().toList());
        try (TableWatch again = visitor.tables().watch(table, last - 3)) {
            assertThat(again.next(LONG).orElseThrow().id()).isEqualTo(last - 2);
        }
        assertThat(visitor.tables().replay(table).isEmpty()).isFalse();
        assertThat(visitor.tables().history(table).get("steps").isEmpty()).isFalse();
        assertThat(visitor.ladders().list().get("ladders").isArray()).isTrue();
        assertThat(visitor.ladders()
                        .curve(cora.player(), "arboretum")
                        .get("player")
                        .asString())
                .isEqualTo(cora.player());
    }

    private static long playToTheEnd(Perennial player, String table) {
        long sequence = 0;
        JsonNode view = player.tables().view(table);
        while (!view.at("/table/status").asString().equals("FINISHED")) {
            LegalMoves legal = player.tables().legalMoves(table);
            if (legal.moves().isEmpty()) {
                view = player.tables().view(table);
                continue;
            }
            try {
                sequence = player.tables()
                        .move(table, legal.seatMove(), legal.moves().getLast().move());
                view = player.tables().view(table, sequence);
            } catch (ClientProblem stale) {
                // The list was older than the last move.
                assertThat(stale.status()).isEqualTo(409);
            }
        }
        return view.get("sequence").asLong();
    }

    @Test
    void anOrganiserPairsByHand() throws Exception {
        Perennial olga = visitor.signUp("olga", "another long word", null);
        var rules = Json.mapper().createObjectNode();
        rules.putObject("timing").put("byHand", true);
        var tournaments = olga.tournaments();
        String cup = tournaments.create("Cup", "arboretum", 2, 2, rules);
        assertThat(tournaments.addBots(cup, "random", 4, "for company")).isPositive();
        assertThat(tournaments.start(cup)).isPositive();
        for (int round = 1; round <= 2; round++) {
            assertThat(tournaments.preview(cup).get("tables").size()).isEqualTo(2);
            assertThat(tournaments.pair(cup, round)).isPositive();
            awaitRound(olga, cup, round);
        }
        JsonNode standings = tournaments.standings(cup);
        assertThat(standings.get("rows").size()).isEqualTo(4);
        assertThat(tournaments.list().toString()).contains(cup);
        assertThatThrownBy(() -> visitor.tournaments().start(cup))
                .isInstanceOfSatisfying(
                        ClientProblem.class,
                        problem -> assertThat(problem.status()).isEqualTo(401));
    }

    @Test
    void aPlayerIsInvitedAndAcceptsOrIsEnteredByTheLeague() throws Exception {
        Perennial ida = visitor.signUp("ida", "another long word", null);
        Perennial pat = visitor.signUp("pat", "another long word", null);
        String cup = ida.tournaments().create("Cup", "arboretum", 2, 2, null);
        assertThat(ida.tournaments().invite(cup, pat.player())).isPositive();
        awaitTrue(() -> pat.tournaments().waitingInvitations().toString().contains(cup));
        assertThat(pat.tournaments().declineInvitation(cup, pat.player())).isPositive();
        awaitTrue(() -> ida.tournaments().invitations(cup).toString().contains("DECLINED"));
        assertThat(pat.tournaments().register(cup)).as("a change of mind").isPositive();
        awaitTrue(() -> ida.tournaments().invitations(cup).toString().contains("ACCEPTED"));
        String league = ida.leagues().found("Oak");
        assertThat(pat.leagues().join(league)).isPositive();
        assertThat(pat.leagues().giveEntryConsent(league, pat.player())).isPositive();
        assertThat(pat.leagues().revokeEntryConsent(league, pat.player())).isPositive();
    }

    private static void awaitTrue(BooleanSupplier seen) throws InterruptedException {
        long deadline = System.nanoTime() + Duration.ofMinutes(1).toNanos();
        while (!seen.getAsBoolean()) {
            assertThat(System.nanoTime()).isLessThan(deadline);
            Thread.sleep(100);
        }
    }

    private static void awaitRound(Perennial olga, String cup, int round) throws InterruptedException {
        long deadline = System.nanoTime() + Duration.ofMinutes(2).toNanos();
        while (true) {
            try {
                JsonNode shown = olga.tournaments().round(cup, round);
                if (shown.at("/round/finished").asBoolean(shown.path("finished").asBoolean(false))) {
                    return;
                }
            } catch (ClientProblem notYet) {
                assertThat(notYet.status()).isEqualTo(404);
            }
            assertThat(System.nanoTime()).isLessThan(deadline);
            Thread.sleep(100);
        }
    }

    /** The keyboard here leaves nearly all to chance; the boards are for people, and only their presence is asked. */
    @ParameterizedTest
    @CsvSource({
        "arboretum, 3, expert, draw deck, deck:",
        "evergreen-concert, 2, greedy, 1, hit:",
        "s-evolution, 2, greedy, 1, stock:",
        "evergreen-planet, 2, random, 1, fertility:"
    })
    void aGameIsPlayedInTheTerminal(String game, int players, String bot, String first, String seen) {
        var shown = new ByteArrayOutputStream();
        var out = new PrintStream(shown, true, StandardCharsets.UTF_8);
        var keyboard = new ByteArrayInputStream(
                ("nonsense\nall\n" + first + "\n" + "?\n".repeat(2_000)).getBytes(StandardCharsets.UTF_8));
        var args =
                List.of("play", "--game", game, "--bot", bot, "--players", "" + players, "--server", running.address());
        int exit = Cli.run(args, new Terminal(keyboard, out, out), _ -> 1);
        assertThat(shown.toString(StandardCharsets.UTF_8))
                .contains(seen, "That is no move here", "The game is over: FINISHED.", "place 1: ", "Replay: ");
        assertThat(exit).isZero();
    }

    @Test
    void whoStopsReadingGivesUp() {
        var shown = new ByteArrayOutputStream();
        var out = new PrintStream(shown, true, StandardCharsets.UTF_8);
        var args = List.of("play", "--game", "arboretum", "--server", running.address());
        int exit = Cli.run(args, new Terminal(InputStream.nullInputStream(), out, out), _ -> 1);
        assertThat(shown.toString(StandardCharsets.UTF_8)).contains("You left the game and resigned.");
        assertThat(exit).isEqualTo(1);
    }
}
