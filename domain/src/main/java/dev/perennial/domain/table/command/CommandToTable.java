package dev.perennial.domain.table.command;

import dev.perennial.domain.AggregateCommand;
import dev.perennial.domain.table.TableId;

/** A command to a table that is open, or to be opened. */
public sealed interface CommandToTable extends AggregateCommand permits OpeningCommand, TableCommand {
    TableId table();

    @Override
    default String aggregateType() {
        return "table";
    }

    @Override
    default String aggregateId() {
        return table().code();
    }
}
