package dev.perennial.command.table;

import dev.perennial.domain.table.TableId;

/** How far a table has come in the store, whichever node brought it there. */
public interface StoredVersions {
    long of(TableId table);
}
