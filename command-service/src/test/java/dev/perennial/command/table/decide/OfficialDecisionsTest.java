package dev.perennial.command.table.decide;

import static dev.perennial.command.table.decide.PlainTable.ANN;
import static dev.perennial.command.table.decide.PlainTable.AT;
import static dev.perennial.command.table.decide.PlainTable.EVE;
import static dev.perennial.command.table.decide.PlainTable.SEED;
import static dev.perennial.command.table.decide.PlainTable.TABLE;
import static dev.perennial.command.table.decide.PlainTable.refused;
import static dev.perennial.command.table.decide.PlainTable.started;
import static dev.perennial.command.table.decide.PlainTable.terms;
import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.domain.PlayerId;
import dev.perennial.domain.table.Ending;
import dev.perennial.domain.table.OfficialDecision;
import dev.perennial.domain.table.TableEvent.GameAdjudicated;
import dev.perennial.domain.table.TableEvent.GameFinished;
import dev.perennial.domain.table.TableEvent.ResultCorrected;
import dev.perennial.domain.table.TableEvent.SeedRevealed;
import dev.perennial.domain.table.TableEvent.TableAborted;
import dev.perennial.domain.table.TableTerms.Absence;
import dev.perennial.domain.table.command.TableCommand.CorrectResult;
import dev.perennial.domain.table.command.TableCommand.VoidTable;
import dev.perennial.games.Result.SeatResult;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Games that an official decides, corrects or voids. */
class OfficialDecisionsTest {
    private static final PlayerId ADMIN = new PlayerId("admin");

    private final PlainTable two = started("arboretum", 2, null, terms(null, Absence.FORFEIT));

    @Test
    void anOfficialDecidesARunningGameAndSaysWhy() {
        var events = correct(two, "Both saw each other's cards.", 1, 1);
        assertThat(events.getFirst()).isEqualTo(new GameAdjudicated(TABLE, ADMIN, "Both saw each other's cards."));
        assertThat(events.get(1)).isInstanceOfSatisfying(GameFinished.class, finished -> {
            assertThat(finished.ending()).isEqualTo(Ending.ADJUDICATED);
            assertThat(places(finished.result().seats())).containsExactly(1, 1);
        });
        refused("REASON_MISSING", () -> correct(two, " ", 1, 2));
        refused("BAD_PLACES", () -> correct(two, "why", 1, 3));
        refused("BAD_PLACES", () -> correct(two, "why", 1));
    }

    @Test
    void anOfficialCorrectsAFinishedGame() {
        two.resigns(ANN);
        assertThat(correct(two, "He had not.", 1, 2).getFirst())
                .isInstanceOfSatisfying(ResultCorrected.class, corrected -> {
                    assertThat(places(corrected.result().seats())).containsExactly(1, 2);
                    assertThat(corrected.by()).isEqualTo(ADMIN);
                    assertThat(corrected.ending()).isEqualTo(Ending.CORRECTED);
                });
        assertThat(two.now().ending()).isEqualTo(Ending.CORRECTED);
    }

    @Test
    void aDecisionThatComesTwiceIsMadeOnce() {
        assertThat(correct(two, "He was not there.", 2, 1)).hasAtLeastOneElementOfType(GameFinished.class);
        assertThat(correct(two, "He was not there.", 2, 1)).isEmpty();
        assertThat(correct(two, "He was.", 1, 2)).hasSize(1);
        assertThat(correct(two, "He was.", 1, 2)).isEmpty();
        assertThat(correct(two, "Both were.", 1, 2)).as("for another reason").hasSize(1);
        assertThat(correct(two, EVE, "Both were.", 1, 2)).as("by someone else").hasSize(1);
        assertThat(correct(two, "He was not there.", 2, 1))
                .as("after another one")
                .hasSize(1);
    }

    @Test
    void nobodyDecidesAboutTheirOwnGameIfItCounts() {
        refused("OWN_TABLE", () -> correct(two, ANN, "I had won.", 1, 2));
        var annul = new VoidTable(TABLE, ANN, "I had lost.", AT);
        refused("OWN_TABLE", () -> two.decide(annul));
        two.resigns(ANN);
        refused("OWN_TABLE", () -> correct(two, ANN, "I had not.", 1, 2));
        var casual = started("arboretum", 2, null, terms(null, Absence.FORFEIT).withRated(false));
        assertThat(correct(casual, ANN, "We stop here.", 1, 1)).isNotEmpty();
    }

    @Test
    void anOfficialVoidsARunningGame() {
        var annul = new VoidTable(TABLE, ADMIN, "Wrong table.", AT);
        assertThat(two.happens(two.decide(annul)))
                .containsExactly(
                        new GameAdjudicated(TABLE, ADMIN, "Wrong table."),
                        new TableAborted(TABLE, ADMIN, Ending.VOIDED),
                        new SeedRevealed(TABLE, SEED.hex()));
        refused("GAME_OVER", () -> two.decide(annul));
    }

    private static List<Integer> places(List<SeatResult> seats) {
        return seats.stream().map(SeatResult::place).toList();
    }

    private static List<Object> correct(PlainTable table, String reason, Integer... places) {
        return correct(table, ADMIN, reason, places);
    }

    private static List<Object> correct(PlainTable table, PlayerId by, String reason, Integer... places) {
        var command = new CorrectResult(TABLE, new OfficialDecision(by, true), reason, List.of(places), AT);
        return table.happens(table.decide(command));
    }
}
