package dev.perennial.games.planet;

import static dev.perennial.games.planet.Positions.action;
import static dev.perennial.games.planet.Positions.card;
import static dev.perennial.games.planet.Positions.cell;
import static dev.perennial.games.planet.Positions.draft;
import static dev.perennial.games.planet.Positions.picture;
import static dev.perennial.games.planet.Positions.planet;
import static dev.perennial.games.planet.Positions.turn;
import static dev.perennial.games.planet.Positions.withLevel;
import static dev.perennial.games.planet.Positions.withQuotas;
import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.games.planet.board.Ability;
import dev.perennial.games.planet.board.ActionType;
import dev.perennial.games.planet.board.Piece;
import dev.perennial.games.planet.board.Supply;
import dev.perennial.games.planet.model.PlanetEvent.AbilityImproved;
import dev.perennial.games.planet.model.PlanetEvent.AbilityUsed;
import dev.perennial.games.planet.model.PlanetEvent.ActionTaken;
import dev.perennial.games.planet.model.PlanetEvent.BudsCounted;
import dev.perennial.games.planet.model.PlanetEvent.LakePlaced;
import dev.perennial.games.planet.model.PlanetEvent.SproutPlanted;
import dev.perennial.games.planet.model.PlanetEvent.TreeGrown;
import dev.perennial.games.planet.model.PlanetEvent.TurnFinished;
import dev.perennial.games.planet.model.PlanetRefusal;
import dev.perennial.games.planet.model.Turn;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Planet spec 7. */
class ActionVectorsTest {

    @Test
    @DisplayName("PV-V11 SWAMP card, ability SPROUT first")
    void abilityThenAction() {
        var before = turn("SWAMP-SPROUT", planet("b5=s c5=t d1=s"));
        var table = TestTable.at(before).play(0, "ability h4 e5");
        assertThat(table.player(0).level(Ability.SPROUT)).isEqualTo(1);
        table.play(0, "B grow b5,c5");
        assertThat(table.player(0).planet()).isEqualTo(picture("""
                    a b c d e f g h
                 1  - - . s . . - -
                 2  - . . . . . . -
                 3  . . # . . # . .
                 4  . . . . . . . s
                 5  . t T . s . . .
                 6  . . # . . # . .
                 7  - . . . . . . -
                 8  - - . . . . - -
                """));
        assertThat(table.player(0).turn().done()).isTrue();
        assertThat(table.player(0).scores()).isEqualTo(before.player(0).scores());
        assertThat(table.events())
                .containsExactly(
                        new AbilityUsed(0, Ability.SPROUT, 1, 2),
                        new AbilityImproved(0, Ability.SPROUT, 1),
                        new SproutPlanted(0, cell("h4")),
                        new SproutPlanted(0, cell("e5")),
                        new ActionTaken(0, ActionType.B),
                        new TreeGrown(0, cell("b5"), Piece.SMALL),
                        new TreeGrown(0, cell("c5"), Piece.LARGE),
                        new TurnFinished(0));

        var variant = TestTable.at(before).play(0, "ability a6 e5").play(0, "B grow a6,c5");
        assertThat(variant.player(0).planet()).isEqualTo(planet("b5=s c5=T d1=s e5=s a6=t"));
    }

    @Test
    @DisplayName("PV-V12 GRAIN card, ability LAKE after the action")
    void actionThenAbility() {
        var before = turn("GRAIN-LAKE", planet("d6=t"));
        var table = TestTable.at(before).play(0, "A plant c7,e7,d8").play(0, "ability d7(c7,e7)");
        assertThat(table.player(0).planet()).isEqualTo(picture("""
                    a b c d e f g h
                 5  . . . . . . . .
                 6  . . # t . # . .
                 7  - . t ~ t . . -
                 8  - - . s . . - -
                """));
        assertThat(table.player(0).level(Ability.LAKE)).isEqualTo(1);
        assertThat(table.state().supply()).isEqualTo(new Supply(20, 19));
        assertThat(table.events(LakePlaced.class)).containsExactly(new LakePlaced(0, cell("d7"), 19));
        assertThat(table.player(0).turn().done()).isTrue();

        var other = TestTable.at(before).play(0, "A plant c7,e7,d8").play(0, "ability d7(d6,d8)");
        assertThat(other.player(0).planet()).isEqualTo(planet("d6=T c7=s d7=~ e7=s d8=t"));
    }

    @Test
    @DisplayName("PV-V13 WILD card")
    void aWildCardReachesEveryBiome() {
        assertThat(TestTable.at(turn("WILD-BUSH", planet("c1=s h5=t")))
                        .play(0, "B grow c1,h5")
                        .player(0)
                        .planet())
                .isEqualTo(planet("c1=t h5=T"));
        assertThat(TestTable.at(turn("WILD-BUSH", planet("")))
                        .play(0, "A plant a3,f8,g2")
                        .player(0)
                        .planet())
                .isEqualTo(planet("a3=s f8=s g2=s"));
    }

    @Test
    @DisplayName("PV-V14 action D ignores the biome")
    void actionDGoesAnywhere() {
        assertThat(TestTable.at(turn("SNOW-LARGE", planet("h5=t")))
                        .play(0, "D grow h5")
                        .player(0)
                        .planet())
                .isEqualTo(planet("h5=T"));
    }

    @Test
    @DisplayName("PV-V15 zero effects, declined ability")
    void nothingNeedsToBeDone() {
        var declined = TestTable.at(turn("SNOW-BUSH", planet(""))).play(0, "C").play(0, "end");
        assertThat(declined.player(0).level(Ability.BUSH)).isZero();
        assertThat(declined.player(0).turn().done()).isTrue();
        assertThat(declined.events()).containsExactly(new ActionTaken(0, ActionType.C), new TurnFinished(0));

        var used = TestTable.at(turn("SNOW-BUSH", planet(""))).play(0, "C").play(0, "ability");
        assertThat(used.player(0).level(Ability.BUSH)).isEqualTo(1);
        assertThat(used.player(0).planet()).isEqualTo(planet(""));
        assertThat(used.player(0).turn().done()).isTrue();
    }

    @ParameterizedTest
    @DisplayName("PV-V16 buds up to the end of the track")
    @CsvSource({"0, 1, 3", "1, 2, 6", "2, 3, 9", "3, 3, 9"})
    void budsGiveThePointsOfTheImprovedLevel(int before, int after, int points) {
        var table = TestTable.at(withLevel(turn("SNOW-BUD", planet("")), 0, Ability.BUD, before))
                .play(0, "ability");
        assertThat(table.player(0).level(Ability.BUD)).isEqualTo(after);
        assertThat(table.player(0).scores().total()).isEqualTo(points);
        assertThat(table.player(0).scores().buds()).isEqualTo(points);
        assertThat(table.events(BudsCounted.class)).containsExactly(new BudsCounted(0, points, points));
        assertThat(table.events(AbilityImproved.class)).hasSize(after - before);
    }

    @Test
    @DisplayName("PV-V16 track end of SMALL")
    void theLastLevelStays() {
        var table = TestTable.at(withLevel(turn("SNOW-SMALL", planet("c1=s d1=s e1=s f1=s")), 0, Ability.SMALL, 3));
        assertThat(table.refusal(0, "ability c1 d1 e1 f1")).isEqualTo(PlanetRefusal.TOO_MANY);
        table.play(0, "ability c1 d1 e1");
        assertThat(table.player(0).planet()).isEqualTo(planet("c1=t d1=t e1=t f1=s"));
        assertThat(table.player(0).level(Ability.SMALL)).isEqualTo(3);
    }

    @Test
    @DisplayName("PV-V17 two lakes, one tree grows twice")
    void eachLakeIsResolvedBeforeTheNext() {
        var table = TestTable.at(withLevel(turn("GRAIN-LAKE", planet("c7=s e7=t d8=s")), 0, Ability.LAKE, 2))
                .play(0, "ability d7(c7,e7) c8(c7,d8)");
        assertThat(table.player(0).planet()).isEqualTo(planet("c7=T e7=T d8=t d7=~ c8=~"));
        assertThat(table.state().supply().lakes()).isEqualTo(18);
    }

    @Test
    @DisplayName("PV-V18 bush quota")
    void theLastBushesAreReservedInDraftOrder() {
        var state = action("SNOW-BUSH", "ROCK-SPROUT", "ROCK-SMALL", "GRAIN-BUSH");
        state = state.withSupply(new Supply(3, 20)).withDraft(draft(4, 2, "").draft());
        state = withLevel(withLevel(state, 3, Ability.BUSH, 1), 0, Ability.BUSH, 2);
        assertThat(Quotas.of(state)).containsExactly(1, 0, 0, 2);

        var seat3First = TestTable.at(state);
        assertThat(seat3First.refusal(0, "ability c1 d1")).isEqualTo(PlanetRefusal.SUPPLY);
        seat3First.play(3, "ability c1");
        assertThat(seat3First.refusal(0, "ability c1 d1")).isEqualTo(PlanetRefusal.SUPPLY);
        seat3First.play(0, "ability c1");
        assertThat(seat3First.state().supply().bushes()).isEqualTo(1);

        var seat0First = TestTable.at(state).play(0, "ability c1").play(3, "ability c1");
        assertThat(seat0First.state()).isEqualTo(seat3First.state());
    }

    @Test
    void bushAndLakeQuotasAreSeparate() {
        var state = action("SNOW-BUSH", "ROCK-LAKE", "SNOW-LAKE", "ROCK-BUSH").withSupply(new Supply(1, 1));
        assertThat(Quotas.of(state)).containsExactly(1, 1, 0, 0);
    }

    @Test
    void aQuotaOfNothingStillAllowsTheAbility() {
        var table = TestTable.at(withQuotas(turn("SNOW-BUSH", planet("")).withSupply(new Supply(0, 20))));
        assertThat(table.refusal(0, "ability c1")).isEqualTo(PlanetRefusal.SUPPLY);
        table.play(0, "ability");
        assertThat(table.player(0).level(Ability.BUSH)).isEqualTo(1);
    }

    @Test
    void lakesComeFromTheirOwnSupply() {
        var state = withLevel(turn("SNOW-LAKE", planet("")), 0, Ability.LAKE, 2).withSupply(new Supply(20, 1));
        var table = TestTable.at(withQuotas(state));
        assertThat(table.refusal(0, "ability c1 d1")).isEqualTo(PlanetRefusal.SUPPLY);
        table.play(0, "ability c1");
        assertThat(table.state().supply()).isEqualTo(new Supply(20, 0));
    }

    @Test
    void aLakeMayGrowNothing() {
        var table = TestTable.at(turn("SNOW-LAKE", planet(""))).play(0, "ability h5");
        assertThat(table.player(0).planet()).isEqualTo(planet("h5=~"));
    }

    @Test
    void abilitiesGrowOneKindOfPlantAnywhere() {
        assertThat(TestTable.at(withLevel(turn("SNOW-LARGE", planet("h5=t c7=t")), 0, Ability.LARGE, 1))
                        .play(0, "ability h5 c7")
                        .player(0)
                        .planet())
                .isEqualTo(planet("h5=T c7=T"));
        assertThat(TestTable.at(turn("SNOW-BUSH", planet("")))
                        .play(0, "ability h5")
                        .player(0)
                        .planet())
                .isEqualTo(planet("h5=b"));
    }

    @Test
    void theActionMayGrowWhatTheAbilityPlantedAndTheOtherWayRound() {
        assertThat(TestTable.at(turn("SNOW-SMALL", planet("")))
                        .play(0, "A plant c1,d1")
                        .play(0, "ability c1")
                        .player(0)
                        .planet())
                .isEqualTo(planet("c1=t d1=s"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"C plant c2 grow c1", "C plant c2", "C grow c1", "C", "A", "B", "B grow c1", "D plant h5"})
    void actionsNeedNotBeUsedUp(String action) {
        var table = TestTable.at(turn("SNOW-SMALL", planet("c1=s"))).play(0, action);
        assertThat(table.player(0).turn()).isEqualTo(new Turn(card("SNOW-SMALL"), true, false, false, 0));
    }
}
