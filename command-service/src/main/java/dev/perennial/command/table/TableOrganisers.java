package dev.perennial.command.table;

import dev.perennial.domain.PlayerId;
import dev.perennial.domain.table.TableId;
import java.time.Instant;
import java.util.Optional;

/** Knows whose tournament a table belongs to. */
public interface TableOrganisers {
    boolean organises(PlayerId player, TableId table);

    /** Whether the organisers appointed this player to comment at all tables of the tournament. */
    boolean commentates(PlayerId player, TableId table);

    /** Whether the operator had approved that league or organiser for rated play at that time. */
    boolean wasApproved(TableId table, Instant at);

    /** The creator of the tournament a table belongs to; empty for any other table. */
    Optional<PlayerId> organiserOf(TableId table);
}
