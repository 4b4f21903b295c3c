package dev.perennial.command.table;

import dev.perennial.domain.table.TableState;
import org.jspecify.annotations.Nullable;

/** A listener that is called when a table has changed. */
public interface TableWatcher {

    /**
     * Called in the transaction that stores the change; what must wait for its commit is handed to the unit of work.
     *
     * @param before null when it is not known
     * @param sequence of the table after the change
     */
    void changed(@Nullable TableState before, TableState after, long sequence);
}
