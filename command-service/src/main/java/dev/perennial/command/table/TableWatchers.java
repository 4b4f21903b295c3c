package dev.perennial.command.table;

import dev.perennial.domain.table.TableState;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Component;

/** Everybody who wants to know when a table has changed. */
@Component
class TableWatchers {
    private final List<TableWatcher> watchers;

    TableWatchers(List<TableWatcher> watchers) {
        this.watchers = watchers;
    }

    void tell(@Nullable TableState before, TableState after, long sequence) {
        watchers.forEach(watcher -> watcher.changed(before, after, sequence));
    }
}
