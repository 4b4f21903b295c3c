package dev.perennial.command.table;

import dev.perennial.contract.json.Json;
import dev.perennial.contract.json.TableSnapshot;
import dev.perennial.eventstore.append.SnapshotRows;
import dev.perennial.eventstore.append.SnapshotRows.Snapshot;
import dev.perennial.eventstore.state.LatestStates;
import org.axonframework.eventhandling.GenericDomainEventMessage;
import org.springframework.stereotype.Component;

/** In memory after each command; in the database now and then, for other nodes and for later. */
@Component
class PostgresTableSnapshots implements TableSnapshots {
    private final SnapshotRows rows;
    private final LatestStates states;

    PostgresTableSnapshots(SnapshotRows rows, LatestStates states) {
        this.rows = rows;
        this.states = states;
    }

    @Override
    public void keep(TableSnapshot table, long before, long after) {
        String id = table.table().id().code();
        if (after / EVERY > before / EVERY) {
            rows.add(new Snapshot(
                    TableAggregate.TYPE,
                    id,
                    after,
                    TableSnapshot.NAME,
                    TableSnapshot.REVISION,
                    Json.mapper().writeValueAsString(table)));
        }
        if (after > before) {
            states.keep(new GenericDomainEventMessage<>(TableAggregate.TYPE, id, after, table));
        }
    }
}
