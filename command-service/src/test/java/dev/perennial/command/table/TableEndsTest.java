package dev.perennial.command.table;

import static dev.perennial.command.table.PlainTable.player;
import static dev.perennial.command.table.PlainTable.refused;
import static dev.perennial.command.table.PlainTable.started;
import static dev.perennial.command.table.PlainTable.terms;
import static dev.perennial.command.table.TableAggregateTest.ANN;
import static dev.perennial.command.table.TableAggregateTest.AT;
import static dev.perennial.command.table.TableAggregateTest.EVE;
import static dev.perennial.command.table.TableAggregateTest.SEED;
import static dev.perennial.command.table.TableAggregateTest.TABLE;
import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.command.table.TableCommand.CorrectResult;
import dev.perennial.command.table.TableCommand.Resign;
import dev.perennial.command.table.TableCommand.SayPhrase;
import dev.perennial.command.table.TableCommand.VoidTable;
import dev.perennial.command.table.TableCommand.VoteVoid;
import dev.perennial.contract.PlayerId;
import dev.perennial.contract.history.GameHistory;
import dev.perennial.contract.history.RecordedEvent;
import dev.perennial.contract.table.Ending;
import dev.perennial.contract.table.OfficialDecision;
import dev.perennial.contract.table.Phrase;
import dev.perennial.contract.table.TableEvent.ForfeitReason;
import dev.perennial.contract.table.TableEvent.GameAdjudicated;
import dev.perennial.contract.table.TableEvent.GameFinished;
import dev.perennial.contract.table.TableEvent.PhraseSaid;
import dev.perennial.contract.table.TableEvent.RematchOpened;
import dev.perennial.contract.table.TableEvent.ResultCorrected;
import dev.perennial.contract.table.TableEvent.SeatForfeited;
import dev.perennial.contract.table.TableEvent.SeedRevealed;
import dev.perennial.contract.table.TableEvent.TableAborted;
import dev.perennial.contract.table.TableEvent.VoidVoted;
import dev.perennial.contract.table.TableId;
import dev.perennial.contract.table.TableStatus;
import dev.perennial.contract.table.TableTerms.Absence;
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
        refused("OWN_TABLE", () -> EndDecider.annul(two.now(), annul, SEED));
        resign(two, ANN);
        refused("OWN_TABLE", () -> correct(two, ANN, "I had not.", 1, 2));
        var casual = started("arboretum", 2, null, terms(null, Absence.FORFEIT).withRated(false));
        assertThat(correct(casual, ANN, "We stop here.", 1, 1)).isNotEmpty();
    }

    @Test
    void anOfficialVoidsARunningGame() {
        var annul = new VoidTable(TABLE, ADMIN, "Wrong table.", AT);
        assertThat(two.happens(EndDecider.annul(two.now(), annul, SEED)))
                .containsExactly(
                        new GameAdjudicated(TABLE, ADMIN, "Wrong table."),
                        new TableAborted(TABLE, ADMIN, Ending.VOIDED),
                        new SeedRevealed(TABLE, SEED.hex()));
        refused("GAME_OVER", () -> EndDecider.annul(two.now(), annul, SEED));
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
        refused("NOT_OVER", () -> RematchOffer.ask(two.now(), ANN));
        resign(two, ANN);
        refused("NOT_SEATED", () -> RematchOffer.ask(two.now(), EVE));
        assertThat(two.happens(RematchOffer.ask(two.now(), P1)))
                .containsExactly(new RematchOpened(TABLE, new TableId("t-1-again1")));
        assertThat(RematchOffer.ask(two.now(), ANN)).as("it is open already").isEmpty();
        var opening = RematchOffer.of(two.now()).opening(SEED, AT);
        assertThat(opening.table()).isEqualTo(new TableId("t-1-again1"));
        assertThat(opening.invited()).containsExactly(ANN, P1);
        assertThat(opening.rematchOf()).isEqualTo(TABLE);
        assertThat(OpeningDecider.open(opening)).hasSize(1);
    }

    @Test
    void aRematchIsForThoseWhoPlayedThoughTheTableIsPublic() {
        resign(two, ANN);
        two.happens(RematchOffer.ask(two.now(), P1));
        var again = new PlainTable();
        again.happens(OpeningDecider.open(RematchOffer.of(two.now()).opening(SEED, AT)));
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
        loud.happens(TalkDecider.say(loud.now(), new SayPhrase(TABLE, ANN, Phrase.HELLO)));
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
        return table.happens(EndDecider.resign(table.now(), new Resign(TABLE, player, AT), SEED));
    }

    private static List<Object> vote(PlainTable table, PlayerId player, boolean agrees) {
        return table.happens(EndDecider.vote(table.now(), new VoteVoid(TABLE, player, agrees), SEED));
    }

    private static List<Object> correct(PlainTable table, String reason, Integer... places) {
        return correct(table, ADMIN, reason, places);
    }

    private static List<Object> correct(PlainTable table, PlayerId by, String reason, Integer... places) {
        var command = new CorrectResult(TABLE, new OfficialDecision(by, true), reason, List.of(places), AT);
        return table.happens(EndDecider.correct(table.now(), table.ruling(), command, SEED));
    }

    private List<Object> say(PlayerId player) {
        return two.happens(TalkDecider.say(two.now(), new SayPhrase(TABLE, player, Phrase.GOOD_LUCK)));
    }
}
