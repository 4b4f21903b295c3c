package dev.perennial.games.sevolution;

import dev.perennial.games.Lists;
import dev.perennial.games.sevolution.SEvolutionEvent.*;

/** A player's Action turn as a whole, and what both calamities and needs can do to a people (spec 8). */
final class ActionTurns {
    private ActionTurns() {}

    static void begin(Proceedings table, int seat) {
        var player = table.state().player(seat);
        var calamities = Lists.filtered(player.cards().taken(), Card::isCalamity);
        int protection =
                calamities.isEmpty() ? 0 : player.civilisation().sites().protection();
        table.record(new ActionTurnBegan(seat, calamities, protection));
        if (protection > 0 && calamities.size() == 1) {
            table.record(new CalamityProtected(seat, calamities.getFirst()));
        }
        Calamities.go(table);
    }

    static void end(Proceedings table) {
        int next = (table.state().currentAction().seat() + 1) % table.state().seats();
        if (next == table.state().actionStarter()) {
            Rounds.end(table);
        } else {
            begin(table, next);
        }
    }

    /** Spec 8.2. True when the table must wait for a Pop to leave its Site. */
    static boolean losePopulation(Proceedings table, LossCause cause) {
        var player = table.actor();
        if (player.population() == 1) {
            return false;
        }
        int population = player.population() - 1;
        boolean crowded = player.civilisation().withPopulation(population).isCrowded();
        table.record(new PopulationLost(player.seat(), player.population(), population, cause, crowded));
        if (crowded) {
            table.passTurn(player.seat(), Phase.POP_REMOVAL);
        }
        return crowded;
    }

    static void removePop(Proceedings table, Site site) {
        var player = table.actor();
        var cause = table.state().currentAction().removal();
        table.record(new PopRemoved(
                player.seat(), site, player.civilisation().sites().level(site)));
        if (cause == LossCause.EPIDEMIC) {
            Calamities.go(table);
        } else {
            Needs.score(table);
        }
    }

    static void turnDiscoveryDown(Proceedings table, int age) {
        var player = table.actor();
        var slot = player.discovery(age);
        if (slot.faceUp()) {
            table.record(new DiscoveryTurnedDown(player.seat(), age, slot.card()));
        }
    }
}
