package dev.perennial.standalone.demo;

import dev.perennial.domain.Request;
import dev.perennial.domain.tournament.command.TournamentCommand;
import java.lang.reflect.RecordComponent;
import java.time.Instant;
import java.util.Arrays;

/** Copies a tournament command with another time. Only the demo changes the time of a command, so it reflects. */
final class RedatedCommand {
    private RedatedCommand() {}

    static TournamentCommand at(TournamentCommand command, Instant at) {
        var given = command.request();
        var request = new Request(given.by(), given.inCharge(), at, given.why());
        var components = command.getClass().getRecordComponents();
        try {
            var values = new Object[components.length];
            for (int i = 0; i < values.length; i++) {
                values[i] = components[i].getType() == Request.class
                        ? request
                        : components[i].getAccessor().invoke(command);
            }
            var types = Arrays.stream(components).map(RecordComponent::getType).toArray(Class<?>[]::new);
            return (TournamentCommand)
                    command.getClass().getDeclaredConstructor(types).newInstance(values);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("cannot redate " + command, e);
        }
    }
}
