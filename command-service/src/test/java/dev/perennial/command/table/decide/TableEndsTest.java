package dev.perennial.command.table.decide;

import static dev.perennial.command.table.decide.PlainTable.ANN;
import static dev.perennial.command.table.decide.PlainTable.AT;
import static dev.perennial.command.table.decide.PlainTable.EVE;
import static dev.perennial.command.table.decide.PlainTable.SEED;
import static dev.perennial.command.table.decide.PlainTable.TABLE;
import static dev.perennial.command.table.decide.PlainTable.player;
import static dev.perennial.command.table.decide.PlainTable.refused;
import static dev.perennial.command.table.decide.PlainTable.started;
import static dev.perennial.command.table.decide.PlainTable.terms;
import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.domain.PlayerId;
import dev.perennial.domain.table.Ending;
import dev.perennial.domain.table.TableEvent.ForfeitReason;
import dev.perennial.domain.table.TableEvent.GameFinished;
import dev.perennial.domain.table.TableEvent.SeatForfeited;
import dev.perennial.domain.table.TableEvent.SeedRevealed;
import dev.perennial.domain.table.TableEvent.TableAborted;
import dev.perennial.domain.table.TableEvent.VoidVoted;
import dev.perennial.domain.table.TableStatus;
import dev.perennial.domain.table.TableTerms.Absence;
import dev.perennial.domain.table.command.TableCommand.VoteVoid;
import dev.perennial.games.Result.SeatResult;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Players who resign, and players who agree to void their game. */
class TableEndsTest {
    private static final PlayerId P1 = player(1);

    private final PlainTable two = started("arboretum", 2, null, terms(null, Absence.FORFEIT));

    @Test
    void whoResignsAmongTwoHasLost() {
        var events = two.resigns(ANN);
        assertThat(events.getFirst()).isEqualTo(new SeatForfeited(TABLE, 0, ANN, ForfeitReason.RESIGNED, null, AT));
        assertThat(events.get(1)).isInstanceOfSatisfying(GameFinished.class, finished -> {
            assertThat(finished.ending()).isEqualTo(Ending.FORFEITED);
            assertThat(places(finished.result().seats())).containsExactly(2, 1);
            assertThat(finished.counting().rated()).as("the cards were dealt").isTrue();
        });
        assertThat(events.getLast()).isEqualTo(new SeedRevealed(TABLE, SEED.hex()));
        refused("GAME_OVER", () -> two.resigns(P1));
    }

    /** The planet game gives points before the first move, the garden game none before its end. */
    @Test
    void aForfeitLeavesThePointsThatWereScored() {
        var planet = started("evergreen-planet", 2, null, terms(null, Absence.FORFEIT));
        var scored = planet.now().scored();
        assertThat(scored).anySatisfy(points -> assertThat(points).isPositive());
        planet.resigns(ANN);
        assertThat(points(planet)).isEqualTo(scored);
        two.resigns(ANN);
        assertThat(points(two)).containsExactly(0, 0);
    }

    private static List<Integer> points(PlainTable table) {
        return table.now().result().seats().stream().map(SeatResult::points).toList();
    }

    @Test
    void amongManyTheOthersPlayOn() {
        var table = started("arboretum", 4, null, terms(null, Absence.FORFEIT));
        int mover = table.now().awaited().first();
        table.resigns(player(mover));
        assertThat(table.now().status()).isEqualTo(TableStatus.PLAYING);
        assertThat(table.now().awaited()).as("his turn was played at once").doesNotContain(mover);
        refused("SEAT_FORFEITED", () -> table.resigns(player(mover)));
        refused("NOT_SEATED", () -> table.resigns(EVE));
        table.resigns(player((mover + 1) % 4));
        table.resigns(player((mover + 2) % 4));
        assertThat(table.now().ending()).isEqualTo(Ending.FORFEITED);
        assertThat(table.now().result().seats().get((mover + 3) % 4).place()).isEqualTo(1);
        assertThat(table.now().result().seats().get(mover).place()).isEqualTo(4);
    }

    @Test
    void aGameIsVoidWhenAllWhoStillPlayAgree() {
        var table = started("arboretum", 3, null, terms(null, Absence.FORFEIT));
        table.resigns(player(2));
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
        table.resigns(player(2));
        assertThat(table.now().status()).isEqualTo(TableStatus.PLAYING);
        assertThat(vote(table, P1, true))
                .containsExactly(new TableAborted(TABLE, P1, Ending.AGREED), new SeedRevealed(TABLE, SEED.hex()));
    }

    @Test
    void nobodyChangesTheirMindAboutThatWithoutEnd() {
        for (int i = 0; i < 5; i++) {
            assertThat(vote(two, ANN, true)).hasSize(1);
            assertThat(vote(two, ANN, false)).hasSize(1);
        }
        refused("TOO_MANY_VOTES", () -> vote(two, ANN, true));
        assertThat(vote(two, ANN, false)).as("what he has said stands").isEmpty();
        assertThat(vote(two, P1, true)).hasSize(1);
    }

    private static List<Integer> places(List<SeatResult> seats) {
        return seats.stream().map(SeatResult::place).toList();
    }

    private static List<Object> vote(PlainTable table, PlayerId player, boolean agrees) {
        return table.happens(table.decide(new VoteVoid(TABLE, player, agrees)));
    }
}
