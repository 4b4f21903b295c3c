package dev.perennial.games.sevolution.bot;

import static dev.perennial.games.sevolution.Scene.RED;
import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.games.Viewer;
import dev.perennial.games.sevolution.Notation;
import dev.perennial.games.sevolution.RoundVectorsTest;
import dev.perennial.games.sevolution.Scene;
import dev.perennial.games.sevolution.TestTable;
import dev.perennial.games.sevolution.component.Card;
import dev.perennial.games.sevolution.component.DiscoverySlot;
import dev.perennial.games.sevolution.component.Site;
import dev.perennial.games.sevolution.component.Sites;
import dev.perennial.games.sevolution.component.Stock;
import dev.perennial.games.sevolution.model.Civilisation;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The greedy bot's judgement. */
class EvaluationTest {

    @Test
    void foreseesWhatTheRulesDoWithNeeds() {
        var random = new Random(7);
        for (int i = 0; i < 500; i++) {
            int population = 1 + random.nextInt(6);
            var stock = new Stock(random.nextInt(9), random.nextInt(9), random.nextInt(9));
            // a single Pop never has to leave, and PRESTIGE matters for the points
            var sites = Sites.EMPTY.with(Site.PRESTIGE, random.nextInt(3));
            var before = new Civilisation(1 + random.nextInt(6), population, stock, sites, random.nextInt(60));
            var table = Scene.seats(2)
                    .player(RED, player -> player.civilisation(_ -> before))
                    .action(RED);
            assertThat(Evaluation.paid(before)).isEqualTo(table.player(RED).civilisation());
        }
    }

    private static String choice(TestTable table, int seat) {
        var state = table.state();
        var view = TestTable.GAME.view(state, new Viewer.Seat(seat));
        return Notation.write(
                new GreedyChieftain().choose(view, seat, () -> TestTable.GAME.legalMoves(state, seat), Scene.chance()));
    }

    @ParameterizedTest(name = "{3} rather than leave a need unmet")
    @CsvSource(delimiter = '|', textBlock = """
            III/2 | (1,3,0) | R-G6a           | jokers FOOD
            III/2 | (3,1,0) | R-G6a           | jokers TOOLS
            V/2   | (3,3,0) | R-G6a R-V6a     | jokers SCIENCE SCIENCE
            """)
    void takesJokersForItsNeeds(String people, String stock, String taken, String expected) {
        var table = Scene.seats(2)
                .people(RED, people)
                .stock(RED, stock)
                .taken(RED, taken)
                .action(RED);
        assertThat(choice(table, RED)).isEqualTo(expected);
    }

    @Test
    void tradesForItsNeedsAndKeepsWhatIsEnough() {
        var lacking = Scene.seats(2)
                .people(RED, "III/2")
                .stock(RED, "(4,1,0)")
                .sites(RED, "COMMERCE 1")
                .action(RED);
        assertThat(choice(lacking, RED)).isEqualTo("commerce FOOD>TOOLS");
    }

    @Test
    void leavesACalamityToOthers() {
        var table = Scene.seats(2)
                .people(RED, "II")
                .people(Scene.GREEN, "II")
                .hand(RED, "R-V6a")
                .hand(Scene.GREEN, "G-V4a")
                .trick(RED)
                .play(RED, "play R-V6a")
                .play(Scene.GREEN, "play G-V4a");
        assertThat(choice(table, RED)).isEqualTo("take R-V6a");
    }

    @Test
    void wardsOffTheWorseOfTwoCalamities() {
        var table = Scene.seats(4)
                .people(RED, "III/3")
                .sites(RED, "PROTECTION 1")
                .taken(RED, "Y-V4a G-V4a")
                .action(RED);
        assertThat(choice(table, RED)).isEqualTo("protect G-V4a");
    }

    @Test
    void collectsOneColour() {
        var table = RoundVectorsTest.threeDiscoveries();
        var state = table.state()
                .player(Scene.BLUE, player -> player.withDiscovery(1, new DiscoverySlot(Card.ofCode("B-D1"), true)));
        // B-D1 is YELLOW, and so is G-D2
        assertThat(choice(new TestTable(state, table.events()), Scene.BLUE)).isEqualTo("discover G-D2");
    }

    @Test
    void namesTheSuitItHoldsMostOf() {
        var table = Scene.seats(2)
                .people(RED, "V")
                .people(Scene.GREEN, "II")
                .pile(RED, "R-V5a R-V3a R-O1a R-G2a")
                .pile(Scene.GREEN, "G-V5a G-V3a G-O1a G-G2a")
                .round(RED);
        assertThat(choice(table, RED)).isEqualTo("trump VIOLET");
    }

    @Test
    void endsManagementWhenNothingIsGainedAnyMore() {
        var table = Scene.seats(2).people(RED, "III/2").management(RED);
        assertThat(choice(table, RED)).isEqualTo("end");
    }
}
