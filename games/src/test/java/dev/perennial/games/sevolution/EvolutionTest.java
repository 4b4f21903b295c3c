package dev.perennial.games.sevolution;

import static dev.perennial.games.sevolution.Scene.RED;
import static dev.perennial.games.sevolution.TestTable.GAME;
import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.games.sevolution.component.AgeCause;
import dev.perennial.games.sevolution.component.Calamity;
import dev.perennial.games.sevolution.component.Card;
import dev.perennial.games.sevolution.component.LossCause;
import dev.perennial.games.sevolution.component.Resource;
import dev.perennial.games.sevolution.component.Site;
import dev.perennial.games.sevolution.component.Stock;
import dev.perennial.games.sevolution.model.Player;
import dev.perennial.games.sevolution.model.SEvolutionEvent;
import dev.perennial.games.sevolution.model.SEvolutionEvent.*;
import dev.perennial.games.sevolution.model.SEvolutionState;
import dev.perennial.games.sevolution.model.Standing;
import java.util.List;
import org.junit.jupiter.api.Test;

/** States copy what events say, even where today's rules would say something else. */
class EvolutionTest {
    private static final Stock ODD = new Stock(7, 5, 3);
    private static final Card FAMINE = Card.ofCode("R-O4a");

    private final SEvolutionState inAction = Scene.seats(2)
            .people(RED, "III/3")
            .taken(RED, "R-O4a G-V4a R-G1a")
            .action(RED)
            .state();

    private Player after(SEvolutionEvent event) {
        return GAME.evolve(inAction, event).player(RED);
    }

    @Test
    void stocksAreCopied() {
        assertThat(List.of(
                        after(new CalamityWardedOff(RED, FAMINE, Calamity.FAMINE, List.of(), ODD)),
                        after(new StocksBlownAway(RED, Stock.NONE, ODD)),
                        after(new ResourcesHarvested(RED, Stock.NONE, Stock.NONE, Stock.NONE, Stock.NONE, ODD)),
                        after(new GoodsExchanged(RED, List.of(), ODD)),
                        after(new NeedsPaid(RED, 3, 3, Stock.NONE, List.of(), List.of(), ODD)),
                        after(new PopBought(RED, 1, 4, Stock.NONE, ODD)),
                        after(new Evolved(RED, 3, 4, Stock.NONE, ODD)),
                        after(new PopPlaced(RED, Site.FARM, 1, Stock.NONE, ODD)),
                        after(new SiteRaised(RED, Site.FARM, 1, 2, Stock.NONE, ODD)),
                        after(new PopMoved(RED, Site.FARM, Site.FACTORY, 1, Stock.NONE, ODD))))
                .extracting(Player::stock)
                .containsOnly(ODD);
    }

    @Test
    void agesPopulationsSitesAndScoresAreCopied() {
        assertThat(after(new AgeChanged(RED, 1, 6, AgeCause.DECADENCE)).age()).isEqualTo(6);
        assertThat(after(new Evolved(RED, 1, 2, Stock.NONE, ODD)).age()).isEqualTo(2);
        assertThat(after(new PopulationLost(RED, 6, 1, LossCause.NEEDS, false)).population())
                .isEqualTo(1);
        assertThat(after(new PopBought(RED, 1, 6, Stock.NONE, ODD)).population())
                .isEqualTo(6);
        assertThat(after(new PopPlaced(RED, Site.COMMERCE, 3, Stock.NONE, ODD))
                        .civilisation()
                        .sites())
                .isEqualTo(Scene.sitesOf("COMMERCE 3"));
        assertThat(after(new PointsScored(RED, 0, 0, 0, 0, 99)).civilisation().score())
                .isEqualTo(99);
        assertThat(after(new DiscoveriesScored(RED, List.of(), 0, 98))
                        .civilisation()
                        .score())
                .isEqualTo(98);
    }

    @Test
    void calamitiesAreCrossedOffAndTheirTraceIsKept() {
        assertThat(inAction.currentAction().calamities()).isEqualTo(Scene.cards("R-O4a G-V4a"));
        assertThat(GAME.evolve(inAction, new CalamityStruck(RED, FAMINE, Calamity.FAMINE))
                        .currentAction()
                        .calamities())
                .isEqualTo(Scene.cards("G-V4a"));
        var spoiled = GAME.evolve(inAction, new HarvestSpoiled(RED, Resource.TOOLS, Scene.cards("R-G1a")));
        assertThat(spoiled.currentAction().forbidden()).containsExactly(Resource.TOOLS);
        assertThat(spoiled.gone()).isEqualTo(Scene.cards("R-G1a"));
        assertThat(spoiled.player(RED).cards().taken()).isEqualTo(Scene.cards("R-O4a G-V4a"));
        assertThat(after(new ShadowCast(RED, Calamity.INVASION)).shadows().pendingInvasion())
                .isTrue();
        assertThat(after(new ShadowCast(RED, Calamity.OBSCURANTISM)).shadows().pendingObscurantism())
                .isTrue();
    }

    @Test
    void placesAtTheEndAreCopied() {
        var standings = List.of(new Standing(1, 1, 5, 1, 1, 1), new Standing(0, 2, 50, 6, 6, 0));
        var over = GAME.evolve(inAction, new GameEnded(standings));
        assertThat(over.isOver()).isTrue();
        assertThat(over.toAct()).isNull();
        assertThat(GAME.result(over).orElseThrow().seats())
                .extracting(seat -> seat.place())
                .containsExactly(2, 1);
    }

    @Test
    void whatOnlyIsToldChangesNothing() {
        assertThat(List.of(
                        new JokerTaken(RED, Card.ofCode("R-G6a"), Resource.FOOD),
                        new CommerceDeclined(RED),
                        new ManagementEnded(RED),
                        new TrickTaken(1, RED)))
                .allSatisfy(event -> assertThat(GAME.evolve(inAction, event)).isEqualTo(inAction));
    }
}
