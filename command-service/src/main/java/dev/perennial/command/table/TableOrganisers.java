package dev.perennial.command.table;

import dev.perennial.contract.PlayerId;
import dev.perennial.contract.table.TableId;
import java.time.Instant;
import java.util.Optional;

/** Knows whose tournament a table belongs to. */
public interface TableOrganisers {
    boolean organises(PlayerId player, TableId table);

    /** Whether the operator had approved that league or organiser for rated play at that time. */
    boolean wasApproved(TableId table, Instant at);

    /** Who created the tournament a table belongs to; empty for any other table. */
    Optional<PlayerId> organiserOf(TableId table);
}
