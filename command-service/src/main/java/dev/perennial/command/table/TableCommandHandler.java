package dev.perennial.command.table;

import dev.perennial.domain.table.command.OpeningCommand;
import dev.perennial.domain.table.command.TableCommand;
import org.axonframework.commandhandling.CommandBus;
import org.axonframework.commandhandling.CommandMessage;
import org.axonframework.modelling.command.Repository;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Component;

/** Takes every command from the bus to its table, or opens a table for it. */
@Component
class TableCommandHandler {
    private final Repository<TableAggregate> tables;
    private final TableDependencies needed;

    TableCommandHandler(CommandBus bus, Repository<TableAggregate> tables, TableDependencies needed) {
        this.tables = tables;
        this.needed = needed;
        for (Class<?> command : OpeningCommand.class.getPermittedSubclasses()) {
            var _ = bus.subscribe(command.getName(), this::open);
        }
        for (Class<?> command : TableCommand.class.getPermittedSubclasses()) {
            var _ = bus.subscribe(command.getName(), this::handle);
        }
    }

    private Object open(CommandMessage<?> message) throws Exception {
        var command = (OpeningCommand) message.getPayload();
        return tables.newInstance(() -> new TableAggregate(command, needed)).identifierAsString();
    }

    private @Nullable Object handle(CommandMessage<?> message) {
        var command = (TableCommand) message.getPayload();
        return tables.load(command.table().code()).invoke(table -> table.handle(command, needed));
    }
}
