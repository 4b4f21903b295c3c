package dev.perennial.tournament;

import dev.perennial.domain.tournament.command.TournamentCommand;
import dev.perennial.domain.tournament.command.TournamentCommand.CreateTournament;
import dev.perennial.tournament.index.TournamentIndex;
import org.axonframework.commandhandling.CommandBus;
import org.axonframework.commandhandling.CommandMessage;
import org.axonframework.modelling.command.Repository;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Component;

/** Takes every {@link TournamentCommand} from the bus to its tournament. */
@Component
class TournamentCommandHandler {
    private final Repository<TournamentAggregate> tournaments;
    private final TournamentIndex index;

    TournamentCommandHandler(CommandBus bus, Repository<TournamentAggregate> tournaments, TournamentIndex index) {
        this.tournaments = tournaments;
        this.index = index;
        for (Class<?> command : TournamentCommand.class.getPermittedSubclasses()) {
            var _ = bus.subscribe(command.getName(), this::handle);
        }
    }

    private @Nullable Object handle(CommandMessage<?> message) throws Exception {
        return switch ((TournamentCommand) message.getPayload()) {
            case CreateTournament command -> {
                var created = tournaments.newInstance(() -> new TournamentAggregate(command, index));
                yield created.identifierAsString();
            }
            case TournamentCommand command ->
                tournaments.load(command.tournament().code()).invoke(tournament -> tournament.handle(command, index));
        };
    }
}
