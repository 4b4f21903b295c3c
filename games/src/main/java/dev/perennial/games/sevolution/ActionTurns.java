package dev.perennial.games.sevolution;

import dev.perennial.games.collection.Lists;
import dev.perennial.games.sevolution.component.Card;
import dev.perennial.games.sevolution.component.LossCause;
import dev.perennial.games.sevolution.component.Phase;
import dev.perennial.games.sevolution.component.Site;
import dev.perennial.games.sevolution.model.SEvolutionEvent.*;

/** A player's Action turn as a whole, and what both calamities and needs can do to a people (spec 8). */
final class ActionTurns {
    private ActionTurns() {}

    static void begin(SEvolutionDraft table, int seat) {
        var player = table.state().player(seat);
        var calamities = Lists.filtered(player.cards().taken(), Card::isCalamity);
        int protection =
                calamities.isEmpty() ? 0 : player.civilisation().sites().protection();
        table.add(new ActionTurnBegan(seat, calamities, protection));
        if (protection > 0 && calamities.size() == 1) {
            table.add(new CalamityProtected(seat, calamities.getFirst()));
        }
        Calamities.go(table);
    }

    static void end(SEvolutionDraft table) {
        int next = (table.state().currentAction().seat() + 1) % table.state().seats();
        if (next == table.state().actionStarter()) {
            Rounds.end(table);
        } else {
            begin(table, next);
        }
    }

    /** Spec 8.2. True when the table must wait for a Pop to leave its Site. */
    static boolean losePopulation(SEvolutionDraft table, LossCause cause) {
        var player = table.actor();
        if (player.population() == 1) {
            return false;
        }
        int population = player.population() - 1;
        boolean crowded = player.civilisation().withPopulation(population).isCrowded();
        table.add(new PopulationLost(player.seat(), player.population(), population, cause, crowded));
        if (crowded) {
            table.passTurn(player.seat(), Phase.POP_REMOVAL);
        }
        return crowded;
    }

    static void removePop(SEvolutionDraft table, Site site) {
        var player = table.actor();
        var cause = table.state().currentAction().removal();
        table.add(new PopRemoved(
                player.seat(), site, player.civilisation().sites().level(site)));
        if (cause == LossCause.EPIDEMIC) {
            Calamities.go(table);
        } else {
            Needs.score(table);
        }
    }

    static void turnDiscoveryDown(SEvolutionDraft table, int age) {
        var player = table.actor();
        var slot = player.discovery(age);
        if (slot.faceUp()) {
            table.add(new DiscoveryTurnedDown(player.seat(), age, slot.card()));
        }
    }
}
