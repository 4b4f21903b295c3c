package dev.perennial.command.table;

import dev.perennial.domain.table.TableState;
import dev.perennial.domain.table.decide.Ruling;
import org.jspecify.annotations.Nullable;

/** Stores tables now and then, so that loading one takes its last snapshot and the few events after it. */
@FunctionalInterface
interface TableSnapshots {
    /** A snapshot is stored each time a table has this many new events. */
    int EVERY = 32;

    /** Called in the unit of work that stores the events. */
    void keep(TableState table, @Nullable Ruling ruling, long sequence);
}
