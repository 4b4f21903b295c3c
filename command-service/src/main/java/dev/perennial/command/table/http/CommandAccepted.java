package dev.perennial.command.table.http;

import dev.perennial.domain.table.command.TableCommand;
import org.axonframework.commandhandling.gateway.CommandGateway;

/** The answer to a command that was accepted: the table's sequence after it. */
record CommandAccepted(long sequence) {

    static CommandAccepted by(CommandGateway commands, TableCommand command) {
        Long sequence = commands.sendAndWait(command);
        return new CommandAccepted(sequence);
    }
}
