package dev.perennial.command.table;

import dev.perennial.contract.json.TableSnapshot;

/** Keeps tables. One is loaded from its state in memory, or from its last stored snapshot and the events after it. */
@FunctionalInterface
interface TableSnapshots {
    /** A snapshot is stored each time a table has this many new events. */
    int EVERY = 32;

    /**
     * Called in the unit of work that stores the events.
     *
     * @param before the sequence number of the last event before these
     * @param after that of the last of these events
     */
    void keep(TableSnapshot table, long before, long after);
}
