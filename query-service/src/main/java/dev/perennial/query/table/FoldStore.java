package dev.perennial.query.table;

import dev.perennial.domain.table.TableId;
import org.jspecify.annotations.Nullable;

/** Keeps tables that do not fit into memory, so that they need not be folded from their beginning. */
interface FoldStore {
    /** Keeps nothing. */
    FoldStore NONE = new FoldStore() {
        @Override
        public @Nullable TableMoment before(TableId table, long sequence) {
            return null;
        }

        @Override
        public void keep(TableMoment moment) {
            // nothing is kept
        }
    };

    /** The latest kept moment of the table that is before the given number. */
    @Nullable
    TableMoment before(TableId table, long sequence);

    /** Takes a moment whose events have been stored for good. */
    void keep(TableMoment moment);
}
