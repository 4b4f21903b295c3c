package dev.perennial.command.table;

import static dev.perennial.command.table.TableAggregateTest.ANN;
import static dev.perennial.command.table.TableAggregateTest.AT;
import static dev.perennial.command.table.TableAggregateTest.BEN;
import static dev.perennial.command.table.TableAggregateTest.SEED;
import static dev.perennial.command.table.TableAggregateTest.TABLE;
import static dev.perennial.command.table.TableAggregateTest.json;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.perennial.command.table.TableCommand.AddBot;
import dev.perennial.command.table.TableCommand.OpenTable;
import dev.perennial.command.table.TableCommand.RemoveBot;
import dev.perennial.command.table.TableCommand.TakeSeat;
import dev.perennial.contract.PlayerId;
import dev.perennial.contract.table.TableEvent.BotSeated;
import dev.perennial.contract.table.TableEvent.PlayStarted;
import dev.perennial.contract.table.TableEvent.SeatLeft;
import dev.perennial.contract.table.TableState;
import dev.perennial.contract.table.TableStatus;
import dev.perennial.contract.table.TableTerms;
import dev.perennial.games.FirstSeat;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class BotSeatsTest {
    private final List<Object> history = new ArrayList<>(OpeningDecider.open(opening(3, List.of())));

    @Test
    void theOwnerGivesASeatToABot() {
        assertThat(SeatDecider.addBot(table(), add("greedy", 1), SEED))
                .containsExactly(new BotSeated(TABLE, 1, new PlayerId("bot-greedy-1"), "greedy"));
        refused("NOT_OWNER", () -> SeatDecider.addBot(table(), new AddBot(TABLE, BEN, null, "greedy", AT), SEED));
        refused("UNKNOWN_BOT", () -> SeatDecider.addBot(table(), add("genius", null), SEED));
        refused("UNKNOWN_SEAT", () -> SeatDecider.addBot(table(), add("greedy", 3), SEED));
    }

    @Test
    void botsOfOneLevelAreNumbered() {
        happens(SeatDecider.addBot(table(), add("greedy", null), SEED));
        happens(SeatDecider.addBot(table(), add("greedy", null), SEED));
        assertThat(table().seat(0).player()).isEqualTo(new PlayerId("bot-greedy-1"));
        assertThat(table().seat(1).player()).isEqualTo(new PlayerId("bot-greedy-2"));
        assertThat(table().seat(1).bot()).isEqualTo("greedy");
        refused("SEAT_TAKEN", () -> SeatDecider.addBot(table(), add("random", 0), SEED));
    }

    @Test
    void aBotOnTheLastSeatStartsTheGame() {
        happens(SeatDecider.addBot(table(), add("greedy", 0), SEED));
        happens(SeatDecider.addBot(table(), add("random", 2), SEED));
        happens(SeatDecider.sit(table(), new TakeSeat(TABLE, ANN, null, "mine", AT), SEED));
        assertThat(history).hasAtLeastOneElementOfType(PlayStarted.class);
        assertThat(table().clientSeeds()).containsExactly("", "mine", "");
        assertThat(table().awaitedBots()).containsExactly(0);
        refused("TABLE_NOT_OPEN", () -> SeatDecider.addBot(table(), add("greedy", null), SEED));
        refused("TABLE_NOT_OPEN", () -> SeatDecider.removeBot(table(), new RemoveBot(TABLE, ANN, 0)));
    }

    @Test
    void theOwnerSendsABotAway() {
        happens(SeatDecider.addBot(table(), add("greedy", 1), SEED));
        assertThat(SeatDecider.removeBot(table(), new RemoveBot(TABLE, ANN, 1)))
                .containsExactly(new SeatLeft(TABLE, 1, new PlayerId("bot-greedy-1")));
        happens(SeatDecider.sit(table(), new TakeSeat(TABLE, BEN, 2, "", AT), SEED));
        for (int seat : List.of(-1, 0, 2, 3)) {
            refused("UNKNOWN_BOT", () -> SeatDecider.removeBot(table(), new RemoveBot(TABLE, ANN, seat)));
        }
        refused("NOT_OWNER", () -> SeatDecider.removeBot(table(), new RemoveBot(TABLE, BEN, 1)));
    }

    @Test
    void aTableMayOpenWithBotsOnItsLastSeats() {
        TableState table = TableState.fold(OpeningDecider.open(opening(4, List.of("random", "greedy"))));
        assertThat(table.seats().subList(0, 2)).containsOnlyNulls();
        assertThat(table.seat(2).bot()).isEqualTo("random");
        assertThat(table.seat(3).bot()).isEqualTo("greedy");
        assertThat(TableState.fold(OpeningDecider.open(opening(2, List.of("random", "random"))))
                        .status())
                .isEqualTo(TableStatus.PLAYING);
        refused("UNKNOWN_BOT", () -> OpeningDecider.open(opening(2, List.of("genius"))));
        refused("UNKNOWN_SEAT", () -> OpeningDecider.open(opening(2, List.of("random", "random", "random"))));
    }

    private TableState table() {
        return TableState.fold(history);
    }

    private void happens(List<Object> events) {
        history.addAll(events);
    }

    private static OpenTable opening(int seats, List<String> bots) {
        return new OpenTable(
                TABLE,
                ANN,
                "arboretum",
                seats,
                FirstSeat.SEAT1,
                json("{}"),
                null,
                bots,
                TableTerms.casual(),
                null,
                List.of(),
                SEED,
                AT);
    }

    private static AddBot add(String level, Integer seat) {
        return new AddBot(TABLE, ANN, seat, level, AT);
    }

    private static void refused(String code, org.assertj.core.api.ThrowableAssert.ThrowingCallable asked) {
        assertThatThrownBy(asked).isInstanceOf(Refused.class).hasMessage(code);
    }
}
