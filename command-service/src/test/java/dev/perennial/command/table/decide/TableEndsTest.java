package dev.perennial.command.table.decide;

import static dev.perennial.command.table.decide.PlainTable.ANN;
import static dev.perennial.command.table.decide.PlainTable.AT;
import static dev.perennial.command.table.decide.PlainTable.DECIDER;
import static dev.perennial.command.table.decide.PlainTable.EVE;
import static dev.perennial.command.table.decide.PlainTable.SEED;
import static dev.perennial.command.table.decide.PlainTable.TABLE;
import static dev.perennial.command.table.decide.PlainTable.player;
import static dev.perennial.command.table.decide.PlainTable.refused;
import static dev.perennial.command.table.decide.PlainTable.started;
import static dev.perennial.command.table.decide.PlainTable.terms;
import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.contract.history.GameHistory;
import dev.perennial.contract.history.RecordedEvent;
import dev.perennial.domain.PlayerId;
import dev.perennial.domain.table.Ending;
import dev.perennial.domain.table.OfficialDecision;
import dev.perennial.domain.table.Phrase;
import dev.perennial.domain.table.TableEvent.ForfeitReason;
import dev.perennial.domain.table.TableEvent.GameAdjudicated;
import dev.perennial.domain.table.TableEvent.GameFinished;
import dev.perennial.domain.table.TableEvent.PhraseSaid;
import dev.perennial.domain.table.TableEvent.RematchOpened;
import dev.perennial.domain.table.TableEvent.ResultCorrected;
import dev.perennial.domain.table.TableEvent.SeatForfeited;
import dev.perennial.domain.table.TableEvent.SeedRevealed;
import dev.perennial.domain.table.TableEvent.TableAborted;
import dev.perennial.domain.table.TableEvent.VoidVoted;
import dev.perennial.domain.table.TableId;
import dev.perennial.domain.table.TableStatus;
import dev.perennial.domain.table.TableTerms.Absence;
import dev.perennial.domain.table.command.TableCommand.CorrectResult;
import dev.perennial.domain.table.command.TableCommand.OpenRematch;
import dev.perennial.domain.table.command.TableCommand.Resign;
import dev.perennial.domain.table.command.TableCommand.SayPhrase;
import dev.perennial.domain.table.command.TableCommand.VoidTable;
import dev.perennial.domain.table.command.TableCommand.VoteVoid;
import dev.perennial.domain.table.decide.RematchOffer;
import dev.perennial.games.Result.SeatResult;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class TableEndsTest {
    private static final PlayerId ADMIN = new PlayerId("admin");
    private static final PlayerId P1 = player(1);

    private final PlainTable two = started("arboretum", 2, null, terms(null, Absence.FORFEIT));

    @Test
    void whoResignsAmongTwoHasLost() {
        var events = resign(two, ANN);
        assertThat(events.getFirst()).isEqualTo(new SeatForfeited(TABLE, 0, ANN, ForfeitReason.RESIGNED, null, AT));
        assertThat(events.get(1)).isInstanceOfSatisfying(GameFinished.class, finished -> {
            assertThat(finished.ending()).isEqualTo(Ending.FORFEITED);
            assertThat(places(finished.result().seats())).containsExactly(2, 1);
            assertThat(finished.counting().rated()).as("the cards were dealt").isTrue();
        });
        assertThat(events.getLast()).isEqualTo(new SeedRevealed(TABLE, SEED.hex()));
        refused("GAME_OVER", () -> resign(two, P1));
    }

    /** The planet game gives points before the first move, the garden game none before its end. */
    @Test
    void aForfeitLeavesThePointsThatWereScored() {
        var planet = started("evergreen-planet", 2, null, terms(null, Absence.FORFEIT));
        var scored = planet.now().scored();
        assertThat(scored).anySatisfy(points -> assertThat(points).isPositive());
        resign(planet, ANN);
        assertThat(points(planet)).isEqualTo(scored);
        resign(two, ANN);
        assertThat(points(two)).containsExactly(0, 0);
    }

    private static List<Integer> points(PlainTable table) {
        return table.now().result().seats().stream().map(SeatResult::points).toList();
    }

    @Test
    void amongManyTheOthersPlayOn() {
        var table = started("arboretum", 4, null, terms(null, Absence.FORFEIT));
        int mover = table.now().awaited().first();
        resign(table, player(mover));
        assertThat(table.now().status()).isEqualTo(TableStatus.PLAYING);
        assertThat(table.now().awaited()).as("his turn was played at once").doesNotContain(mover);
        refused("SEAT_FORFEITED", () -> resign(table, player(mover)));
        refused("NOT_SEATED", () -> resign(table, EVE));
        resign(table, player((mover + 1) % 4));
        resign(table, player((mover + 2) % 4));
        assertThat(table.now().ending()).isEqualTo(Ending.FORFEITED);
        assertThat(table.now().result().seats().get((mover + 3) % 4).place()).isEqualTo(1);
        assertThat(table.now().result().seats().get(mover).place()).isEqualTo(4);
    }

    @Test
    void aGameIsVoidWhenAllWhoStillPlayAgree() {
        var table = started("arboretum", 3, null, terms(null, Absence.FORFEIT));
        resign(table, player(2));
        assertThat(vote(table, ANN, true)).containsExactly(new VoidVoted(TABLE, 0, true));
        assertThat(vote(table, ANN, true)).as("once is enough").isEmpty();
        assertThat(vote(table, ANN, false)).containsExactly(new VoidVoted(TABLE, 0, false));
        vote(table, P1, true);
        assertThat(table.now().status()).isEqualTo(TableStatus.PLAYING);
        refused("SEAT_FORFEITED", () -> vote(table, player(2), true));
        assertThat(vote(table, ANN, true))
                .containsExactly(
                        new VoidVoted(TABLE, 0, true),
                        new TableAborted(TABLE, ANN, Ending.AGREED),
                        new SeedRevealed(TABLE, SEED.hex()));
        refused("NOT_PLAYING", () -> vote(table, ANN, true));
    }

    /** Not by itself: who agreed among three may want to play on among two. */
    @Test
    void whoAgreedMaySayItAgainWhenTheOneWhoDidNotIsGone() {
        var table = started("arboretum", 3, null, terms(null, Absence.FORFEIT));
        vote(table, ANN, true);
        vote(table, P1, true);
        resign(table, player(2));
        assertThat(table.now().status()).isEqualTo(TableStatus.PLAYING);
        assertThat(vote(table, P1, true))
                .containsExactly(new TableAborted(TABLE, P1, Ending.AGREED), new SeedRevealed(TABLE, SEED.hex()));
    }

    @Test
    void nobodyChangesHisMindAboutThatWithoutEnd() {
        for (int i = 0; i < 5; i++) {
            assertThat(vote(two, ANN, true)).hasSize(1);
            assertThat(vote(two, ANN, false)).hasSize(1);
        }
        refused("TOO_MANY_VOTES", () -> vote(two, ANN, true));
        assertThat(vote(two, ANN, false)).as("what he has said stands").isEmpty();
        assertThat(vote(two, P1, true)).hasSize(1);
    }

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
        resign(two, ANN);
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
        assertThat(correct(two, EVE, "Both were.", 1, 2)).as("by somebody else").hasSize(1);
        assertThat(correct(two, "He was not there.", 2, 1))
                .as("after another one")
                .hasSize(1);
    }

    @Test
    void nobodyDecidesAboutHisOwnGameIfItCounts() {
        refused("OWN_TABLE", () -> correct(two, ANN, "I had won.", 1, 2));
        var annul = new VoidTable(TABLE, ANN, "I had lost.", AT);
        refused("OWN_TABLE", () -> two.decide(annul));
        resign(two, ANN);
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

    @Test
    void setPhrasesAreSaidButNotWithoutEnd() {
        assertThat(say(ANN)).containsExactly(new PhraseSaid(TABLE, 0, Phrase.GOOD_LUCK));
        refused("NOT_SEATED", () -> say(EVE));
        for (int i = 1; i < 40; i++) {
            say(ANN);
        }
        refused("TOO_MANY_PHRASES", () -> say(ANN));
        assertThat(say(P1)).hasSize(1);
    }

    @Test
    void theSamePeopleMayPlayAgainAtATableWithTheNextNumber() {
        refused("NOT_OVER", () -> two.decide(new OpenRematch(TABLE, ANN)));
        resign(two, ANN);
        refused("NOT_SEATED", () -> two.decide(new OpenRematch(TABLE, EVE)));
        assertThat(two.happens(two.decide(new OpenRematch(TABLE, P1))))
                .containsExactly(new RematchOpened(TABLE, new TableId("t-1-again1")));
        assertThat(two.decide(new OpenRematch(TABLE, ANN)))
                .as("it is open already")
                .isEmpty();
        var opening = RematchOffer.of(two.now()).opening(SEED, AT);
        assertThat(opening.table()).isEqualTo(new TableId("t-1-again1"));
        assertThat(opening.invited()).containsExactly(ANN, P1);
        assertThat(opening.rematchOf()).isEqualTo(TABLE);
        assertThat(DECIDER.open(opening)).hasSize(1);
    }

    @Test
    void aRematchIsForThoseWhoPlayedThoughTheTableIsPublic() {
        resign(two, ANN);
        two.happens(two.decide(new OpenRematch(TABLE, P1)));
        var again = new PlainTable();
        again.happens(DECIDER.open(RematchOffer.of(two.now()).opening(SEED, AT)));
        refused("INVITATION_NEEDED", () -> again.sits(EVE));
        again.sits(P1);
        refused("INVITATION_NEEDED", () -> again.sits(EVE));
        again.sits(ANN);
        assertThat(again.now().status()).isEqualTo(TableStatus.PLAYING);
    }

    /** What was said and voted in between does not count: the numbers are those of a table where nobody spoke. */
    @Test
    void aHistoryKeepsItsNumbers() {
        var quiet = started("arboretum", 3, null, terms(null, Absence.FORFEIT));
        var loud = started("arboretum", 3, null, terms(null, Absence.FORFEIT));
        quiet.moves(AT);
        loud.happens(loud.decide(new SayPhrase(TABLE, ANN, Phrase.HELLO)));
        loud.moves(AT);
        assertThat(history(loud).steps()).isEqualTo(history(quiet).steps());
        resign(loud, ANN);
        assertThat(history(loud).forfeits()).containsExactly(0);
    }

    private static GameHistory history(PlainTable table) {
        var events = table.events();
        return GameHistory.of(IntStream.range(0, events.size())
                .mapToObj(i -> new RecordedEvent(i, AT, events.get(i)))
                .toList());
    }

    private static List<Integer> places(List<SeatResult> seats) {
        return seats.stream().map(SeatResult::place).toList();
    }

    private static List<Object> resign(PlainTable table, PlayerId player) {
        return table.happens(table.decide(new Resign(TABLE, player, AT)));
    }

    private static List<Object> vote(PlainTable table, PlayerId player, boolean agrees) {
        return table.happens(table.decide(new VoteVoid(TABLE, player, agrees)));
    }

    private static List<Object> correct(PlainTable table, String reason, Integer... places) {
        return correct(table, ADMIN, reason, places);
    }

    private static List<Object> correct(PlainTable table, PlayerId by, String reason, Integer... places) {
        var command = new CorrectResult(TABLE, new OfficialDecision(by, true), reason, List.of(places), AT);
        return table.happens(table.decide(command));
    }

    private List<Object> say(PlayerId player) {
        return two.happens(two.decide(new SayPhrase(TABLE, player, Phrase.GOOD_LUCK)));
    }
}
