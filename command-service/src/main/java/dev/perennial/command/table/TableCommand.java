package dev.perennial.command.table;

import dev.perennial.contract.PlayerId;
import dev.perennial.contract.table.TableId;
import dev.perennial.games.FirstSeat;
import dev.perennial.games.chance.ServerSeed;
import java.time.Instant;
import java.util.List;
import org.axonframework.modelling.command.TargetAggregateIdentifier;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/** What can be asked of a table. Time, ids and dice come in with the command. */
public sealed interface TableCommand {

    TableId table();

    /**
     * Opens a table.
     *
     * @param bots levels of the bots that take its last seats
     */
    record OpenTable(
            @TargetAggregateIdentifier TableId table,
            PlayerId owner,
            String game,
            int seats,
            FirstSeat firstSeat,
            JsonNode options,
            List<String> bots,
            ServerSeed seed,
            Instant at)
            implements TableCommand {
        public OpenTable {
            bots = List.copyOf(bots);
        }

        /** A table without bots. */
        public OpenTable(
                TableId table,
                PlayerId owner,
                String game,
                int seats,
                FirstSeat firstSeat,
                JsonNode options,
                ServerSeed seed) {
            this(table, owner, game, seats, firstSeat, options, List.of(), seed, Instant.EPOCH);
        }
    }

    /** Sits down on the given seat, or on the first free one. */
    record TakeSeat(
            @TargetAggregateIdentifier TableId table,
            PlayerId player,
            @Nullable Integer seat,
            String clientSeed,
            Instant at)
            implements TableCommand {}

    /** Gives a free seat to a bot: the given one, or the first. */
    record AddBot(
            @TargetAggregateIdentifier TableId table,
            PlayerId player,
            @Nullable Integer seat,
            String level,
            Instant at) implements TableCommand {}

    record RemoveBot(@TargetAggregateIdentifier TableId table, PlayerId player, int seat) implements TableCommand {}

    record LeaveSeat(@TargetAggregateIdentifier TableId table, PlayerId player) implements TableCommand {}

    record AbortTable(@TargetAggregateIdentifier TableId table, PlayerId player) implements TableCommand {}

    /**
     * Plays a move.
     *
     * @param number the seat's own move number: two seats may act at the same time
     * @param key makes a repeated command count once
     */
    record PlayMove(
            @TargetAggregateIdentifier TableId table,
            PlayerId player,
            int number,
            String key,
            JsonNode move,
            Instant at)
            implements TableCommand {}

    /**
     * A deadline has passed; nothing happens if it did not concern the table as it is now.
     *
     * @param sequence of the table when the deadline was set
     */
    record CallTime(@TargetAggregateIdentifier TableId table, long sequence, Instant at) implements TableCommand {}
}
