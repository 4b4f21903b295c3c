package dev.perennial.tournament.index;

import dev.perennial.domain.Request;
import dev.perennial.domain.tournament.command.TournamentCommand.Tick;
import org.axonframework.commandhandling.gateway.CommandGateway;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.scheduling.annotation.Scheduled;
import org.springframework.stereotype.Component;

/** Sends a tick to every tournament that is due. Every node has a ticker; one of them claims each tournament. */
@Component
class TournamentTicker {
    private static final Logger LOG = LoggerFactory.getLogger(TournamentTicker.class);
    private static final int AT_ONCE = 20;

    private final PostgresTournamentIndex index;
    private final CommandGateway commands;

    TournamentTicker(PostgresTournamentIndex index, CommandGateway commands) {
        this.index = index;
        this.commands = commands;
    }

    @Scheduled(fixedDelay = 500)
    void tick() {
        for (var due : index.claim(AT_ONCE)) {
            try {
                Object _ = commands.sendAndWait(new Tick(due.tournament(), Request.ofSystem(due.now())));
            } catch (RuntimeException e) {
                LOG.warn("tick of tournament {} failed, retrying later: {}", due.tournament(), e.toString());
            }
        }
    }
}
