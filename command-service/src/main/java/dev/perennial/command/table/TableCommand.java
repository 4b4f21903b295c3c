package dev.perennial.command.table;

import dev.perennial.contract.PlayerId;
import dev.perennial.contract.table.TableId;
import dev.perennial.games.FirstSeat;
import dev.perennial.games.chance.ServerSeed;
import java.time.Instant;
import org.axonframework.modelling.command.TargetAggregateIdentifier;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/** What can be asked of a table. Time, ids and dice come in with the command. */
public sealed interface TableCommand {

    TableId table();

    record OpenTable(
            @TargetAggregateIdentifier TableId table,
            PlayerId owner,
            String game,
            int seats,
            FirstSeat firstSeat,
            JsonNode options,
            ServerSeed seed)
            implements TableCommand {}

    /** Sits down on the given seat, or on the first free one. */
    record TakeSeat(
            @TargetAggregateIdentifier TableId table,
            PlayerId player,
            @Nullable Integer seat,
            String clientSeed,
            Instant at)
            implements TableCommand {}

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
}
