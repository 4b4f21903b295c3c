package dev.perennial.tournament;

import dev.perennial.contract.Topics;
import dev.perennial.eventstore.relay.RelayRoute;
import java.util.List;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

@Configuration
class TournamentRelay {
    @Bean
    RelayRoute toTournamentsTopic() {
        return event -> List.of(new RelayRoute.Outgoing(Topics.TOURNAMENTS, event.aggregateId(), event.envelope()));
    }
}
