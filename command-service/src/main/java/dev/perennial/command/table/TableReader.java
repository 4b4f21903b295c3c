package dev.perennial.command.table;

import dev.perennial.domain.table.TableId;
import dev.perennial.domain.table.TableState;
import dev.perennial.eventstore.command.AggregateReader;
import org.axonframework.eventsourcing.eventstore.EventStore;
import org.axonframework.modelling.command.Repository;
import org.springframework.stereotype.Component;

/** Reads the present state of a table. Changes nothing and sends no command. */
@Component
public class TableReader {
    private final AggregateReader<TableAggregate, TableState> tables;

    TableReader(Repository<TableAggregate> tables, EventStore events) {
        this.tables = new AggregateReader<>(
                tables,
                events,
                TableAggregate::state,
                (state, event) -> state.evolve(event.getPayload(), event.getSequenceNumber()));
    }

    /** Fails with an {@code AggregateNotFoundException} if there is no such table. */
    public TableState read(TableId id) {
        return tables.read(id.code());
    }
}
