package dev.perennial.command.table;

import dev.perennial.contract.PlayerId;
import dev.perennial.contract.table.TableId;

/** Knows whose tournament a table belongs to. */
public interface TableOrganisers {
    boolean organises(PlayerId player, TableId table);
}
