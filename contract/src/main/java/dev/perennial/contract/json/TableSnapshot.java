package dev.perennial.contract.json;

import dev.perennial.domain.table.TableState;
import dev.perennial.domain.table.decide.Ruling;
import org.jspecify.annotations.Nullable;

/**
 * A table as its events have made it, stored so that a node need not read all of them. It can always be made again: one
 * of another revision is ignored.
 *
 * @param ruling how the table was judged so far; null if it was not
 */
public record TableSnapshot(TableState table, @Nullable Ruling ruling) {
    public static final String NAME = "table.Snapshot";

    /** Raised with every change of the shape or meaning of a state; the golden file tells when. */
    public static final String REVISION = "4";
}
