package dev.perennial.cli.table;

import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.contract.history.RecordedEvent;
import dev.perennial.contract.json.GameJson;
import dev.perennial.domain.PlayerId;
import dev.perennial.domain.table.TableEvent;
import dev.perennial.domain.table.TableEvent.Cause;
import dev.perennial.domain.table.TableEvent.GameFinished;
import dev.perennial.domain.table.TableEvent.MoveMade;
import dev.perennial.domain.table.TableEvent.PlayStarted;
import dev.perennial.domain.table.TableEvent.SeatTaken;
import dev.perennial.domain.table.TableEvent.SeedRevealed;
import dev.perennial.domain.table.TableEvent.TableOpened;
import dev.perennial.domain.table.TableEvent.TimeCalled;
import dev.perennial.domain.table.TableId;
import dev.perennial.games.Decision;
import dev.perennial.games.FirstSeat;
import dev.perennial.games.Games;
import dev.perennial.games.arboretum.model.ArboretumMove;
import dev.perennial.games.arboretum.model.ArboretumRefusal;
import dev.perennial.games.chance.ServerSeed;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.Test;

class SimulatedTableTest {
    private static final Instant AT = Instant.parse("2026-01-02T03:04:05Z");
    private static final TableId TABLE = new TableId("t-1");
    private static final PlayerId ANN = new PlayerId("ann");
    private static final PlayerId BEN = new PlayerId("ben");
    private static final ServerSeed SEED = ServerSeed.ofHex("0".repeat(63) + "1");

    @Test
    void theLastSeatStartsTheGame() {
        var table = opened();
        assertThat(accepted(table.sit(1, BEN, "b", AT)))
                .containsExactly(new RecordedEvent(1, AT, new SeatTaken(TABLE, 1, BEN, "b")));
        var started = accepted(table.sit(0, ANN, "a", AT));
        assertThat(started.getFirst()).isEqualTo(new RecordedEvent(3, AT, cause(started)));
        assertThat(cause(started)).isInstanceOf(PlayStarted.class);
        assertThat(table.state().clientSeeds()).containsExactly("a", "b");
        assertNumbered(started);
    }

    @Test
    void aMoveIsRecordedWithItsNumberItsTimeAndWhatItCaused() {
        var table = seated();
        long chance = table.state().chance();
        var first = accepted(table.move(0, new ArboretumMove.DrawFromDeck(), AT.plusSeconds(1)));
        var second = accepted(table.move(0, new ArboretumMove.DrawFromDeck(), AT.plusSeconds(2)));
        var move = GameJson.document(new ArboretumMove.DrawFromDeck());
        assertThat(cause(first)).isEqualTo(new MoveMade(TABLE, 0, 1, null, move, 1, chance, AT.plusSeconds(1)));
        assertThat(cause(second)).isEqualTo(new MoveMade(TABLE, 0, 2, null, move, 1, chance, AT.plusSeconds(2)));
        assertNumbered(first);
        assertThat(second.getFirst().sequence()).isEqualTo(first.getLast().sequence() + 1);
    }

    @Test
    void aRefusedMoveLeavesNoTrace() {
        var table = seated();
        var before = table.state();
        assertThat(table.move(1, new ArboretumMove.DrawFromDeck(), AT))
                .isInstanceOfSatisfying(
                        Decision.Refused.class,
                        refused -> assertThat(refused.refusal().code()).isEqualTo(ArboretumRefusal.NOT_YOUR_TURN));
        assertThat(table.state()).isSameAs(before);
    }

    @Test
    void theEndAndTheSeedAreTheLastEvents() {
        var table = seated();
        List<RecordedEvent> last = List.of();
        for (int seat = 0; !table.isOver(); seat = 1 - seat) {
            last = accepted(table.timeUp(seat, AT));
            assertThat(cause(last)).isInstanceOf(TimeCalled.class);
            assertNumbered(last);
        }
        assertThat(last.get(last.size() - 2).event())
                .isEqualTo(new GameFinished(
                        TABLE, "arboretum", List.of(ANN, BEN), table.state().result()));
        assertThat(last.getLast().event()).isEqualTo(new SeedRevealed(TABLE, SEED.hex()));
        assertThat(table.history().result()).isEqualTo(table.state().result());
    }

    private static SimulatedTable opened() {
        var game = Games.byId("arboretum").orElseThrow();
        var options = GameJson.document(game.defaultOptions());
        return SimulatedTable.open(
                new TableOpened(TABLE, game.id(), "1", 2, FirstSeat.SEAT1, options, ANN, SEED.commitment()), SEED, AT);
    }

    private static SimulatedTable seated() {
        var table = opened();
        accepted(table.sit(0, ANN, "a", AT));
        accepted(table.sit(1, BEN, "b", AT));
        return table;
    }

    private static List<RecordedEvent> accepted(Decision<RecordedEvent> decision) {
        return switch (decision) {
            case Decision.Accepted<RecordedEvent>(var events, var _) -> events;
            case Decision.Refused<RecordedEvent>(var refusal) -> throw new AssertionError(refusal);
        };
    }

    private static TableEvent cause(List<RecordedEvent> events) {
        return (TableEvent) events.getFirst().event();
    }

    private static void assertNumbered(List<RecordedEvent> events) {
        assertThat(((Cause) cause(events)).caused()).isEqualTo(events.size() - 1);
        for (int i = 0; i < events.size(); i++) {
            assertThat(events.get(i).sequence()).isEqualTo(events.getFirst().sequence() + i);
        }
    }
}
