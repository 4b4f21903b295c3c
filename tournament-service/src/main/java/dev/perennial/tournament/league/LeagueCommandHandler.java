package dev.perennial.tournament.league;

import dev.perennial.domain.league.LeagueCommand;
import dev.perennial.domain.league.LeagueCommand.CreateLeague;
import org.axonframework.commandhandling.CommandBus;
import org.axonframework.commandhandling.CommandMessage;
import org.axonframework.modelling.command.Repository;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Component;

/** Takes every {@link LeagueCommand} from the bus to its league. */
@Component
class LeagueCommandHandler {
    private final Repository<LeagueAggregate> leagues;
    private final LeagueOrganisers organisers;

    LeagueCommandHandler(CommandBus bus, Repository<LeagueAggregate> leagues, LeagueOrganisers organisers) {
        this.leagues = leagues;
        this.organisers = organisers;
        for (Class<?> command : LeagueCommand.class.getPermittedSubclasses()) {
            var _ = bus.subscribe(command.getName(), this::handle);
        }
    }

    private @Nullable Object handle(CommandMessage<?> message) throws Exception {
        return switch ((LeagueCommand) message.getPayload()) {
            case CreateLeague command -> {
                var created = leagues.newInstance(() -> new LeagueAggregate(command, organisers));
                yield created.identifierAsString();
            }
            case LeagueCommand command ->
                leagues.load(command.league().code()).invoke(league -> league.handle(command, organisers));
        };
    }
}
