package dev.perennial.games.planet;

import static dev.perennial.games.planet.Positions.card;
import static dev.perennial.games.planet.Positions.draft;
import static dev.perennial.games.planet.Positions.planet;
import static dev.perennial.games.planet.Positions.turn;
import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.games.Decision;
import dev.perennial.games.DecisionContext;
import dev.perennial.games.planet.board.Ability;
import dev.perennial.games.planet.board.ActionType;
import dev.perennial.games.planet.model.Phase;
import dev.perennial.games.planet.model.PlanetEvent.ActionTaken;
import dev.perennial.games.planet.model.PlanetEvent.TurnFinished;
import dev.perennial.games.planet.model.PlanetRefusal;
import dev.perennial.games.planet.model.PlanetState;
import java.time.Instant;
import org.junit.jupiter.api.Test;

/** Planet spec, decision 25. */
class TimeUpTest {

    @Test
    void inTheDraftTheCardNearestTheDeckIsTaken() {
        var table = TestTable.at(draft(2, 0, "SNOW-SMALL GRAIN-LAKE WILD-BUSH")).timeUp(0);
        assertThat(table.player(0).turn().card()).isEqualTo(card("SNOW-SMALL"));
        assertThat(TestTable.GAME.awaited(table.state())).containsExactly(1);
        table.timeUp(1);
        assertThat(table.player(1).turn().card()).isEqualTo(card("GRAIN-LAKE"));
        assertThat(table.state().phase()).isEqualTo(Phase.ACTION);
    }

    @Test
    void anActionWithoutEffectIsTakenAndTheAbilityIsNotUsed() {
        var table = TestTable.at(turn("SNOW-SPROUT", planet("c1=s"))).timeUp(0);
        assertThat(table.events()).containsExactly(new ActionTaken(0, ActionType.A), new TurnFinished(0));
        assertThat(table.player(0).level(Ability.SPROUT)).isZero();
        assertThat(TestTable.GAME.awaited(table.state())).containsExactly(1);
    }

    @Test
    void whatWasDoneStays() {
        var acted = TestTable.at(turn("SNOW-SPROUT", planet("c1=s")))
                .play(0, "B grow c1")
                .timeUp(0);
        assertThat(acted.player(0).planet()).isEqualTo(planet("c1=t"));
        assertThat(acted.events(ActionTaken.class)).hasSize(1);
        assertThat(acted.player(0).turn().done()).isTrue();

        var used = TestTable.at(turn("SNOW-SPROUT", planet("")))
                .play(0, "ability c1")
                .timeUp(0);
        assertThat(used.player(0).planet()).isEqualTo(planet("c1=s"));
        assertThat(used.player(0).level(Ability.SPROUT)).isEqualTo(1);
        assertThat(used.player(0).turn().done()).isTrue();
    }

    @Test
    void theLastOneOutOfTimeEndsTheRound() {
        var table = TestTable.at(turn("SNOW-SPROUT", planet(""))).timeUp(1).timeUp(0);
        assertThat(table.state().phase()).isEqualTo(Phase.DRAFT);
        assertThat(table.state().calendar().round()).isEqualTo(2);
    }

    @Test
    void whoIsNotAwaitedHasAllTheTime() {
        var drafting = draft(2, 0, "SNOW-SMALL GRAIN-LAKE WILD-BUSH");
        assertRefused(drafting, 1, PlanetRefusal.NOT_YOUR_TURN);
        assertRefused(drafting, 2, PlanetRefusal.MALFORMED);
        var finished = TestTable.at(turn("SNOW-SPROUT", planet(""))).timeUp(0).state();
        assertRefused(finished, 0, PlanetRefusal.TURN_DONE);
        assertRefused(finished.withPhase(Phase.GAME_OVER), 1, PlanetRefusal.WRONG_PHASE);
    }

    private static void assertRefused(PlanetState state, int seat, PlanetRefusal code) {
        assertThat(TestTable.GAME.timeUp(state, seat, new DecisionContext(Instant.EPOCH, TestTable.chance(0))))
                .isEqualTo(Decision.refused(code));
    }
}
