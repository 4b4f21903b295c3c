package dev.perennial.command.table;

import dev.perennial.domain.table.command.TableCommand;
import dev.perennial.domain.table.command.TableCommand.OpenBranch;
import dev.perennial.domain.table.command.TableCommand.OpenSeatedTable;
import dev.perennial.domain.table.command.TableCommand.OpenTable;
import org.axonframework.commandhandling.CommandBus;
import org.axonframework.commandhandling.CommandMessage;
import org.axonframework.modelling.command.Repository;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Component;

/** Takes every {@link TableCommand} from the bus to its table. */
@Component
class TableCommandHandler {
    private final Repository<TableAggregate> tables;
    private final TableDependencies needed;

    TableCommandHandler(CommandBus bus, Repository<TableAggregate> tables, TableDependencies needed) {
        this.tables = tables;
        this.needed = needed;
        for (Class<?> command : TableCommand.class.getPermittedSubclasses()) {
            var _ = bus.subscribe(command.getName(), this::handle);
        }
    }

    private @Nullable Object handle(CommandMessage<?> message) throws Exception {
        return switch ((TableCommand) message.getPayload()) {
            case OpenTable command ->
                tables.newInstance(() -> new TableAggregate(command, needed)).identifierAsString();
            case OpenSeatedTable command ->
                tables.newInstance(() -> new TableAggregate(command, needed)).identifierAsString();
            case OpenBranch command ->
                tables.newInstance(() -> new TableAggregate(command, needed)).identifierAsString();
            case TableCommand command ->
                tables.load(command.table().code()).invoke(table -> table.handle(command, needed));
        };
    }
}
