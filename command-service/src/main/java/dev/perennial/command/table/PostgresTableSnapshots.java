package dev.perennial.command.table;

import dev.perennial.contract.json.Json;
import dev.perennial.contract.json.TableSnapshot;
import dev.perennial.domain.table.TableState;
import dev.perennial.domain.table.decide.Ruling;
import dev.perennial.eventstore.append.SnapshotRows;
import dev.perennial.eventstore.append.SnapshotRows.Snapshot;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Component;

@Component
class PostgresTableSnapshots implements TableSnapshots {
    private final SnapshotRows rows;

    PostgresTableSnapshots(SnapshotRows rows) {
        this.rows = rows;
    }

    @Override
    public void keep(TableState table, @Nullable Ruling ruling, long sequence) {
        rows.add(new Snapshot(
                TableAggregate.TYPE,
                table.id().code(),
                sequence,
                TableSnapshot.NAME,
                TableSnapshot.REVISION,
                Json.mapper().writeValueAsString(new TableSnapshot(table, ruling))));
    }
}
