package dev.perennial.command.table.decide;

import static dev.perennial.command.table.decide.PlainTable.ANN;
import static dev.perennial.command.table.decide.PlainTable.AT;
import static dev.perennial.command.table.decide.PlainTable.DECIDER;
import static dev.perennial.command.table.decide.PlainTable.SEED;
import static dev.perennial.command.table.decide.PlainTable.TABLE;
import static dev.perennial.command.table.decide.PlainTable.player;
import static dev.perennial.command.table.decide.PlainTable.refused;
import static dev.perennial.command.table.decide.PlainTable.started;
import static dev.perennial.command.table.decide.PlainTable.terms;
import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.domain.Document;
import dev.perennial.domain.PlayerId;
import dev.perennial.domain.table.Clock;
import dev.perennial.domain.table.Ending;
import dev.perennial.domain.table.OfficialDecision;
import dev.perennial.domain.table.RatingEligibility;
import dev.perennial.domain.table.TableEvent.GameAdjudicated;
import dev.perennial.domain.table.TableEvent.GameFinished;
import dev.perennial.domain.table.TableEvent.Outcome;
import dev.perennial.domain.table.TableEvent.ResultCorrected;
import dev.perennial.domain.table.TableTerms;
import dev.perennial.domain.table.TableTerms.Absence;
import dev.perennial.domain.table.command.OpeningCommand.OpenSeatedTable;
import dev.perennial.domain.table.command.Seating;
import dev.perennial.domain.table.command.TableCommand.AbortTable;
import dev.perennial.domain.table.command.TableCommand.CorrectResult;
import dev.perennial.domain.table.command.TableCommand.ForfeitSeat;
import dev.perennial.domain.table.command.TableCommand.LeaveSeat;
import dev.perennial.domain.table.command.TableCommand.Resign;
import dev.perennial.games.FirstSeat;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Once cards are dealt nobody gets out of a rated game without loss, and only approved decisions count. */
class RatedExitsTest {
    private static final PlayerId P1 = player(1);
    private static final OfficialDecision APPROVED = new OfficialDecision(new PlayerId("organiser"), true);
    private static final OfficialDecision UNAPPROVED = new OfficialDecision(new PlayerId("organiser"), false);

    private final PlainTable rated = started("arboretum", 2, null, terms(null, Absence.FORFEIT));

    @Test
    void theOwnerCannotLookAtTheHandAndAbort() {
        var open = PlainTable.opened("arboretum", 2, null, terms(null, Absence.FORFEIT));
        open.sits(ANN);
        assertThat(abort(open)).as("nobody has seen a card").isNotEmpty();
        refused("CARDS_DEALT", () -> abort(rated));
        refused("CARDS_DEALT", () -> rated.decide(new LeaveSeat(TABLE, ANN)));
        var casual = started("arboretum", 2, null, terms(null, Absence.FORFEIT).withRated(false));
        assertThat(abort(casual)).as("for its own sake").isNotEmpty();
        refused("GAME_OVER", () -> abort(casual));
        var begun = started("arboretum", 2, null, terms(null, Absence.FORFEIT).withRated(false));
        begun.moves(AT);
        refused("CARDS_DEALT", () -> abort(begun));
    }

    @Test
    void resigningBeforeTheFirstMoveIsALossThatCounts() {
        resign(rated, P1);
        assertThat(counting(rated))
                .isEqualTo(new RatingEligibility(true, RatingEligibility.Kind.HUMAN, List.of(1), null));
    }

    @Test
    void lettingTheTimeRunOutBeforeTheFirstMoveIsALossThatCounts() {
        var table = started("arboretum", 2, new Clock.Live(60, 0, 0), terms(1, Absence.FORFEIT));
        table.timeIsCalled(AT.plus(Duration.ofMinutes(2)));
        assertThat(table.now().ending()).isEqualTo(Ending.FORFEITED);
        assertThat(counting(table).rated()).isTrue();
    }

    /** A tournament seats people whether they are there or not. */
    @Test
    void aSeatNobodyCameToInATournamentIsAWalkover() {
        var absent = tournamentTable();
        forfeit(absent, P1, null);
        assertThat(counting(absent).rated()).isFalse();
        var resigned = tournamentTable();
        resign(resigned, P1);
        assertThat(counting(resigned).rated()).as("who resigns was there").isTrue();
        refused("CARDS_DEALT_IN_TOURNAMENT", () -> tournamentTable().decide(new LeaveSeat(TABLE, ANN)));
    }

    @Test
    void aDecisionCountsOnlyWhereItsAuthorIsApproved() {
        var approved = playedTournamentTable();
        decide(approved, APPROVED, 1, 2);
        assertThat(counting(approved))
                .isEqualTo(new RatingEligibility(true, RatingEligibility.Kind.HUMAN, List.of(), "cup", APPROVED));
        var other = playedTournamentTable();
        decide(other, UNAPPROVED, 1, 2);
        assertThat(other.now().ending()).as("the tournament has its result").isEqualTo(Ending.ADJUDICATED);
        assertThat(counting(other))
                .isEqualTo(new RatingEligibility(false, RatingEligibility.Kind.HUMAN, List.of(), "cup", UNAPPROVED));
        decide(other, APPROVED, 2, 1);
        assertThat(counting(other).rated()).as("an admin looked into it").isTrue();
    }

    @Test
    void aCorrectionWithoutApprovalSaysSo() {
        var table = playedTournamentTable();
        resign(table, P1);
        assertThat(counting(table).rated()).isTrue();
        decide(table, UNAPPROVED, 2, 1);
        assertThat(table.events().getLast()).isInstanceOf(ResultCorrected.class);
        assertThat(counting(table).rated()).isFalse();
        assertThat(counting(table).lacksApproval()).isTrue();
    }

    /** Whatever the rules of counting were when the game ended: a correction changes places, not that. */
    @Test
    void aCorrectionCountsIfTheGameDid() {
        var table = tournamentTable();
        forfeit(table, P1, null);
        decide(table, APPROVED, 2, 1);
        assertThat(counting(table).rated()).as("still a walkover").isFalse();
    }

    @Test
    void aSeatGivenUpByDecisionMakesTheGameCountOnlyWithApproval() {
        for (var decision : List.of(APPROVED, UNAPPROVED)) {
            var table = playedTournamentTable();
            var events = forfeit(table, P1, decision);
            assertThat(events.getFirst()).isEqualTo(new GameAdjudicated(TABLE, decision.by(), "late"));
            assertThat(events).hasAtLeastOneElementOfType(GameFinished.class);
            assertThat(counting(table).rated()).isEqualTo(decision.approved());
            assertThat(counting(table).decision()).isEqualTo(decision);
        }
    }

    private static RatingEligibility counting(PlainTable table) {
        return table.events().stream()
                .filter(Outcome.class::isInstance)
                .map(event -> ((Outcome) event).counting())
                .reduce((_, last) -> last)
                .orElseThrow();
    }

    private static PlainTable tournamentTable() {
        var table = new PlainTable();
        table.happens(DECIDER.open(new OpenSeatedTable(
                TABLE,
                new PlayerId("cup"),
                "arboretum",
                Document.EMPTY,
                FirstSeat.SEAT1,
                TableTerms.casual().withRated(true),
                "cup",
                List.of(new Seating(ANN, "", null), new Seating(P1, "", null)),
                SEED,
                AT)));
        return table;
    }

    /** Both have moved. */
    private static PlainTable playedTournamentTable() {
        var table = tournamentTable();
        while (table.now().seats().stream().anyMatch(seat -> seat.moves().isEmpty())) {
            table.moves(AT);
        }
        return table;
    }

    private static List<Object> abort(PlainTable table) {
        return table.happens(table.decide(new AbortTable(TABLE, ANN)));
    }

    private static void resign(PlainTable table, PlayerId player) {
        table.happens(table.decide(new Resign(TABLE, player, AT)));
    }

    private static List<Object> forfeit(PlainTable table, PlayerId player, OfficialDecision decision) {
        var command = new ForfeitSeat(TABLE, player, decision, "late", AT);
        return table.happens(table.decide(command));
    }

    private static void decide(PlainTable table, OfficialDecision decision, Integer... places) {
        var command = new CorrectResult(TABLE, decision, "because", List.of(places), AT);
        table.happens(table.decide(command));
    }
}
