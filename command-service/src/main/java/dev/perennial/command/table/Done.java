package dev.perennial.command.table;

import org.axonframework.commandhandling.gateway.CommandGateway;

/** The answer to a command that was accepted: the table's sequence after it. */
record Done(long sequence) {

    static Done by(CommandGateway commands, TableCommand command) {
        Long sequence = commands.sendAndWait(command);
        return new Done(sequence);
    }
}
