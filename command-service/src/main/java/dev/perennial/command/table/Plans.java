package dev.perennial.command.table;

import dev.perennial.domain.table.Plan;
import dev.perennial.domain.table.TableId;
import java.util.List;

/**
 * Stores what players plan to do: at most one plan a seat. No event and no answer contains a plan before it is
 * played.
 */
public interface Plans {
    /** Replaces the seat's plan. */
    void keep(TableId table, Plan plan);

    void drop(TableId table, int seat);

    /** Plans for earlier moves may be among them. */
    List<Plan> of(TableId table);
}
