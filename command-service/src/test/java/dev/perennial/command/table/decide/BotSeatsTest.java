package dev.perennial.command.table.decide;

import static dev.perennial.command.table.decide.PlainTable.ANN;
import static dev.perennial.command.table.decide.PlainTable.AT;
import static dev.perennial.command.table.decide.PlainTable.BEN;
import static dev.perennial.command.table.decide.PlainTable.DECIDER;
import static dev.perennial.command.table.decide.PlainTable.SEED;
import static dev.perennial.command.table.decide.PlainTable.TABLE;
import static dev.perennial.command.table.decide.PlainTable.json;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.perennial.domain.PlayerId;
import dev.perennial.domain.table.TableEvent.BotSeated;
import dev.perennial.domain.table.TableEvent.PlayStarted;
import dev.perennial.domain.table.TableEvent.SeatLeft;
import dev.perennial.domain.table.TableState;
import dev.perennial.domain.table.TableStatus;
import dev.perennial.domain.table.TableTerms;
import dev.perennial.domain.table.command.OpeningCommand.OpenTable;
import dev.perennial.domain.table.command.TableCommand.AddBot;
import dev.perennial.domain.table.command.TableCommand.RemoveBot;
import dev.perennial.domain.table.command.TableCommand.TakeSeat;
import dev.perennial.domain.table.command.TableRefused;
import dev.perennial.games.FirstSeat;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class BotSeatsTest {
    private final List<Object> history = new ArrayList<>(DECIDER.open(opening(3, List.of())));

    @Test
    void theOwnerGivesASeatToABot() {
        assertThat(DECIDER.decide(table(), null, add("greedy", 1), SEED))
                .containsExactly(new BotSeated(TABLE, 1, new PlayerId("bot-greedy-1"), "greedy"));
        refused("NOT_OWNER", () -> DECIDER.decide(table(), null, new AddBot(TABLE, BEN, null, "greedy", AT), SEED));
        refused("UNKNOWN_BOT", () -> DECIDER.decide(table(), null, add("genius", null), SEED));
        refused("UNKNOWN_SEAT", () -> DECIDER.decide(table(), null, add("greedy", 3), SEED));
    }

    @Test
    void botsOfOneLevelAreNumbered() {
        happens(DECIDER.decide(table(), null, add("greedy", null), SEED));
        happens(DECIDER.decide(table(), null, add("greedy", null), SEED));
        assertThat(table().seat(0).player()).isEqualTo(new PlayerId("bot-greedy-1"));
        assertThat(table().seat(1).player()).isEqualTo(new PlayerId("bot-greedy-2"));
        assertThat(table().seat(1).bot()).isEqualTo("greedy");
        refused("SEAT_TAKEN", () -> DECIDER.decide(table(), null, add("random", 0), SEED));
    }

    @Test
    void aBotOnTheLastSeatStartsTheGame() {
        happens(DECIDER.decide(table(), null, add("greedy", 0), SEED));
        happens(DECIDER.decide(table(), null, add("random", 2), SEED));
        happens(DECIDER.decide(table(), null, new TakeSeat(TABLE, ANN, null, "mine", AT), SEED));
        assertThat(history).hasAtLeastOneElementOfType(PlayStarted.class);
        assertThat(table().clientSeeds()).containsExactly("", "mine", "");
        assertThat(table().awaitedBots()).containsExactly(0);
        refused("TABLE_NOT_OPEN", () -> DECIDER.decide(table(), null, add("greedy", null), SEED));
        refused("TABLE_NOT_OPEN", () -> DECIDER.decide(table(), null, new RemoveBot(TABLE, ANN, 0), SEED));
    }

    @Test
    void theOwnerSendsABotAway() {
        happens(DECIDER.decide(table(), null, add("greedy", 1), SEED));
        assertThat(DECIDER.decide(table(), null, new RemoveBot(TABLE, ANN, 1), SEED))
                .containsExactly(new SeatLeft(TABLE, 1, new PlayerId("bot-greedy-1")));
        happens(DECIDER.decide(table(), null, new TakeSeat(TABLE, BEN, 2, "", AT), SEED));
        for (int seat : List.of(-1, 0, 2, 3)) {
            refused("UNKNOWN_BOT", () -> DECIDER.decide(table(), null, new RemoveBot(TABLE, ANN, seat), SEED));
        }
        refused("NOT_OWNER", () -> DECIDER.decide(table(), null, new RemoveBot(TABLE, BEN, 1), SEED));
    }

    @Test
    void aTableMayOpenWithBotsOnItsLastSeats() {
        TableState table = TableState.fold(DECIDER.open(opening(4, List.of("random", "greedy"))));
        assertThat(table.seats().subList(0, 2)).containsOnlyNulls();
        assertThat(table.seat(2).bot()).isEqualTo("random");
        assertThat(table.seat(3).bot()).isEqualTo("greedy");
        assertThat(TableState.fold(DECIDER.open(opening(2, List.of("random", "random"))))
                        .status())
                .isEqualTo(TableStatus.PLAYING);
        refused("UNKNOWN_BOT", () -> DECIDER.open(opening(2, List.of("genius"))));
        refused("UNKNOWN_SEAT", () -> DECIDER.open(opening(2, List.of("random", "random", "random"))));
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
        assertThatThrownBy(asked).isInstanceOf(TableRefused.class).hasMessage(code);
    }
}
