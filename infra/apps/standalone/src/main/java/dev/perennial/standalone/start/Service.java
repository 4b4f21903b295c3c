package dev.perennial.standalone.start;

import dev.perennial.command.CommandService;
import dev.perennial.query.QueryService;
import dev.perennial.standalone.frontdoor.Target;
import dev.perennial.tournament.TournamentService;
import java.util.List;

/** A service as a Spring context: its main class and the name of its configuration file and of its database. */
public record Service(Target target, String name, Class<?> application) {
    public static final List<Service> ALL = List.of(
            new Service(Target.COMMAND, "command", CommandService.class),
            new Service(Target.QUERY, "query", QueryService.class),
            new Service(Target.TOURNAMENT, "tournament", TournamentService.class));
}
