package dev.perennial.games.sevolution;

import static dev.perennial.games.sevolution.Scene.BLUE;
import static dev.perennial.games.sevolution.Scene.GREEN;
import static dev.perennial.games.sevolution.Scene.RED;
import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.games.sevolution.component.Card;
import dev.perennial.games.sevolution.component.Phase;
import dev.perennial.games.sevolution.component.Resource;
import dev.perennial.games.sevolution.component.Suit;
import dev.perennial.games.sevolution.model.HandSight;
import dev.perennial.games.sevolution.model.SEvolutionEvent;
import dev.perennial.games.sevolution.model.SEvolutionEvent.CardPlayed;
import dev.perennial.games.sevolution.model.SEvolutionEvent.CardTaken;
import dev.perennial.games.sevolution.model.SEvolutionEvent.JokerTaken;
import org.junit.jupiter.api.Test;

/** Spec 10.1: the decision that is made for a seat out of time, phase by phase. */
class TimeUpTest {
    private static final String PILE = "%1$s-G1a %1$s-O1a %1$s-V1a %1$s-G2a";

    private static TestTable action(String people, String stock, String sites, String taken) {
        return Scene.seats(4)
                .people(RED, people)
                .stock(RED, stock)
                .sites(RED, sites)
                .taken(RED, taken)
                .action(RED);
    }

    @Test
    void namesTheFirstSuit() {
        var table = Scene.seats(2)
                .people(RED, "V")
                .pile(RED, PILE.formatted("R"))
                .pile(GREEN, PILE.formatted("G"))
                .round(GREEN)
                .timeUp();
        assertThat(table.state().trump()).isEqualTo(Suit.GREEN);
    }

    @Test
    void playsTheFirstLegalCardInHandOrder() {
        var table = Scene.seats(2)
                .people(RED, "III")
                .people(GREEN, "III")
                .hand(GREEN, "G-O1a G-O2a")
                .hand(RED, "R-V1a R-O2a R-O3a R-D3")
                .trick(GREEN)
                .timeUp();
        assertThat(table.last(CardPlayed.class).card()).isEqualTo(Card.ofCode("G-O1a"));
        table.timeUp();
        assertThat(table.last(CardPlayed.class).card()).isEqualTo(Card.ofCode("R-O2a"));
    }

    @Test
    void turnsUpTheLowestPositionLeft() {
        var table = Scene.seats(2)
                .hand(RED, HandSight.NOBODY, "R-G1a R-O2a R-V3a")
                .hand(GREEN, HandSight.NOBODY, "G-O1a G-O2a G-O3a")
                .trick(RED)
                .play(RED, "blind 0");
        table.timeUp();
        assertThat(table.last(CardPlayed.class).position()).isZero();
        table.timeUpUntil(table.state().currentTrick().leader(), Phase.TRICK_PLAY);
        while (table.toAct() != RED) {
            table.timeUp();
        }
        table.timeUp();
        assertThat(table.happened(CardPlayed.class))
                .filteredOn(played -> played.seat() == RED)
                .extracting(CardPlayed::position)
                .containsExactly(0, 1);
    }

    @Test
    void takesTheFirstCardInTheOrderPlayed() {
        var table = Scene.seats(3)
                .hand(RED, HandSight.NOBODY, "R-G1a")
                .hand(GREEN, HandSight.NOBODY, "G-O3a")
                .hand(BLUE, HandSight.NOBODY, "B-O2a")
                .trick(RED)
                .play(RED, "blind 0")
                .play(GREEN, "blind 0")
                .play(BLUE, "blind 0")
                .timeUp();
        assertThat(table.happened(CardTaken.class)).containsExactly(new CardTaken(GREEN, Card.ofCode("R-G1a")));
        table.timeUp();
        assertThat(table.happened(CardTaken.class)).contains(new CardTaken(BLUE, Card.ofCode("G-O3a")));

        var discoveries = RoundVectorsTest.threeDiscoveries().timeUp();
        assertThat(discoveries.player(BLUE).discovery(2).card()).isEqualTo(Card.ofCode("G-D2"));
    }

    @Test
    void protectsAndResolvesInTheOrderTaken() {
        var table = action("III/3", "(0,0,0)", "PROTECTION 2", "G-V4a R-O4a R-G1a R-V1a")
                .timeUp();
        assertThat(table.state().currentAction().protectedCard()).isEqualTo(Card.ofCode("G-V4a"));
        assertThat(table.phase()).as("only one decision is made").isEqualTo(Phase.CALAMITIES);
        table.timeUp();
        assertThat(table.last(SEvolutionEvent.CalamityWardedOff.class).bonus())
                .containsExactly(Resource.FOOD, Resource.FOOD);
        assertThat(table.phase()).as("the other one leaves no choice").isEqualTo(Phase.MANAGEMENT);
        var bare = action("III/3", "(0,0,0)", "", "R-V4a R-O4a G-O4a R-V1a").timeUp();
        assertThat(bare.last(SEvolutionEvent.CalamityStruck.class).card()).isEqualTo(Card.ofCode("R-V4a"));
    }

    @Test
    void removesTheWeakestPopAndTheFirstAmongEqual() {
        var table = action("III/3", "(3,3,0)", "FARM 2 FACTORY 1 PRESTIGE 1", "G-V4a")
                .timeUp();
        assertThat(table.player(RED).civilisation().sites()).isEqualTo(Scene.sitesOf("FARM 2 PRESTIGE 1"));
    }

    @Test
    void takesJokersAsTheFirstResourceAllowed() {
        var table = action("II/2", "(0,0,0)", "", "R-G6a R-O6a").timeUp();
        assertThat(table.happened(JokerTaken.class))
                .extracting(JokerTaken::resource)
                .containsOnly(Resource.FOOD);
        assertThat(action("II/2", "(0,0,0)", "", "R-G6a R-O4a")
                        .timeUp()
                        .last(JokerTaken.class)
                        .resource())
                .isEqualTo(Resource.TOOLS);
        var third = action("II/2", "(0,0,0)", "", "R-G6a R-O4a G-O4a").timeUp().timeUp();
        assertThat(third.last(JokerTaken.class).resource()).isEqualTo(Resource.SCIENCE);
    }

    @Test
    void declinesCommerceAndEndsManagement() {
        var table = action("II/2", "(3,0,0)", "COMMERCE 1", "").timeUp();
        assertThat(table.happened(SEvolutionEvent.CommerceDeclined.class)).hasSize(1);
        assertThat(table.phase()).isEqualTo(Phase.MANAGEMENT);
        table.timeUp();
        assertThat(table.toAct()).isEqualTo(GREEN);
    }
}
