package dev.perennial.contract.history;

import dev.perennial.domain.table.Origin;
import dev.perennial.domain.table.TableId;
import org.jspecify.annotations.Nullable;

/**
 * The game that a table went on with, and how the hidden cards were dealt. The fields are those of {@link Origin}.
 *
 * @param parent the whole of that game, so that its part in this one can be checked
 */
public record HistoryOrigin(
        TableId table,
        long sequence,
        Origin.Deal deal,
        @Nullable Integer perspective,
        @Nullable String seed,
        int events,
        int generation,
        GameHistory parent) {

    static HistoryOrigin of(Origin origin, GameHistory parent) {
        return new HistoryOrigin(
                origin.table(),
                origin.sequence(),
                origin.deal(),
                origin.perspective(),
                origin.seed(),
                origin.events(),
                origin.generation(),
                parent);
    }

    /** As the table that went on recorded it. */
    public Origin origin() {
        return new Origin(table, sequence, deal, perspective, seed, events, generation);
    }
}
