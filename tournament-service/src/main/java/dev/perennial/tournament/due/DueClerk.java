package dev.perennial.tournament.due;

import dev.perennial.tournament.life.Act;
import dev.perennial.tournament.life.Order;
import org.axonframework.commandhandling.gateway.CommandGateway;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.scheduling.annotation.Scheduled;
import org.springframework.stereotype.Component;

/** Looks after tournaments whose hour has come. Every node has one; each tournament is taken by one of them. */
@Component
class DueClerk {
    private static final Logger LOG = LoggerFactory.getLogger(DueClerk.class);
    private static final int AT_ONCE = 20;

    private final CardRows rows;
    private final CommandGateway commands;

    DueClerk(CardRows rows, CommandGateway commands) {
        this.rows = rows;
        this.commands = commands;
    }

    @Scheduled(fixedDelay = 500)
    void work() {
        for (var passed : rows.claim(AT_ONCE)) {
            try {
                Object _ = commands.sendAndWait(Order.ofNobody(passed.tournament(), passed.now(), new Act.Tick()));
            } catch (RuntimeException e) {
                LOG.warn("tournament {} could not go on, will be tried again: {}", passed.tournament(), e.toString());
            }
        }
    }
}
