package dev.perennial.query.table;

import dev.perennial.contract.history.RecordedEvent;
import dev.perennial.domain.table.TableId;
import java.util.List;

/** The stored events of tables, to be read as often as one likes. */
public interface EventLog {

    /** The table's events behind the first and before the second number, in order. */
    List<RecordedEvent> between(TableId table, long after, long before);

    /** All events behind the given one. */
    default List<RecordedEvent> after(TableId table, long sequence) {
        return between(table, sequence, Long.MAX_VALUE);
    }
}
