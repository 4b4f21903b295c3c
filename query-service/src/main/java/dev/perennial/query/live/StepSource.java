package dev.perennial.query.live;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** Reads the steps of one table or tournament. */
public interface StepSource<T extends Step> {

    /** Everything after the given step, or from the beginning. */
    List<T> after(@Nullable T known);

    /** The steps that this process has folded after the known one. Reads nothing; empty if there is a gap. */
    List<T> folded(@Nullable T known);

    /** The steps behind the first and before the second number, read again. */
    List<T> between(long after, long before);
}
