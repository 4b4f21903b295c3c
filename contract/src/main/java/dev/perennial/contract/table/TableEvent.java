package dev.perennial.contract.table;

import dev.perennial.contract.PlayerId;
import dev.perennial.games.FirstSeat;
import dev.perennial.games.Result;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/**
 * What happens at a table besides the game's own events, which follow the event that caused them.
 *
 * <p>Causing events say how many events came with them ({@code caused}, themselves not counted) and how many words of
 * the chance stream are used up after them ({@code chance}).
 */
public sealed interface TableEvent {

    TableId table();

    /** An event that game events follow in the same commit. */
    sealed interface Cause extends TableEvent {
        int caused();

        long chance();
    }

    record TableOpened(
            TableId table,
            String game,
            String rulesVersion,
            int seats,
            FirstSeat firstSeat,
            JsonNode options,
            PlayerId owner,
            String commitment)
            implements TableEvent {}

    record SeatTaken(TableId table, int seat, PlayerId player, String clientSeed) implements TableEvent {}

    /**
     * A bot sat down. It brings no seed of its own: its client seed is the empty text.
     *
     * @param level which bot it is, such as {@code greedy}
     */
    record BotSeated(TableId table, int seat, PlayerId player, String level) implements TableEvent {}

    record SeatLeft(TableId table, int seat, PlayerId player) implements TableEvent {}

    record PlayStarted(TableId table, int caused, long chance) implements Cause {}

    /**
     * A move was accepted.
     *
     * @param number the seat's own move number, from 1
     * @param key the idempotency key it was sent with; null in a redacted copy
     * @param move as the player sent it; null in a copy for other eyes, since a choice may be secret
     * @param at the moment the rules were asked about, which clocks in a game depend on; null in old events
     */
    record MoveMade(
            TableId table,
            int seat,
            int number,
            @Nullable String key,
            @Nullable JsonNode move,
            int caused,
            long chance,
            @Nullable Instant at)
            implements Cause {
        public MoveMade(
                TableId table,
                int seat,
                int number,
                @Nullable String key,
                @Nullable JsonNode move,
                int caused,
                long chance) {
            this(table, seat, number, key, move, caused, chance, null);
        }
    }

    /**
     * A seat's time was up and the game's own rule acted for it.
     *
     * @param at as in {@link MoveMade}
     */
    record TimeCalled(
            TableId table,
            int seat,
            int caused,
            long chance,
            @Nullable Instant at) implements Cause {
        public TimeCalled(TableId table, int seat, int caused, long chance) {
            this(table, seat, caused, chance, null);
        }
    }

    record GameFinished(TableId table, String game, List<PlayerId> players, Result result) implements TableEvent {
        public GameFinished {
            players = List.copyOf(players);
        }
    }

    record TableAborted(TableId table, PlayerId by) implements TableEvent {}

    record SeedRevealed(TableId table, String serverSeed) implements TableEvent {}
}
