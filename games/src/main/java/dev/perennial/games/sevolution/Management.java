package dev.perennial.games.sevolution;

import dev.perennial.games.sevolution.component.Resource;
import dev.perennial.games.sevolution.component.Site;
import dev.perennial.games.sevolution.component.Sites;
import dev.perennial.games.sevolution.component.Stock;
import dev.perennial.games.sevolution.component.Tables;
import dev.perennial.games.sevolution.model.SEvolutionEvent.*;

/** Spec 8.7. */
public final class Management {
    private Management() {}

    public static Stock popCost(int pops) {
        return Stock.of(Resource.FOOD, Tables.at(Tables.POP_COST, pops));
    }

    public static Stock evolveCost() {
        return Stock.of(Resource.SCIENCE, Tables.EVOLVE_COST);
    }

    static void buyPop(SEvolutionDraft table, int pops) {
        var player = table.actor();
        var cost = popCost(pops);
        table.add(new PopBought(
                player.seat(),
                pops,
                player.population() + pops,
                cost,
                player.stock().minus(cost)));
    }

    static void evolve(SEvolutionDraft table) {
        var player = table.actor();
        var cost = evolveCost();
        table.add(new Evolved(
                player.seat(),
                player.age(),
                player.age() + 1,
                cost,
                player.stock().minus(cost)));
    }

    static void place(SEvolutionDraft table, Site site, int level) {
        var player = table.actor();
        var cost = Sites.price(site, 0, level);
        table.add(new PopPlaced(player.seat(), site, level, cost, player.stock().minus(cost)));
    }

    static void raise(SEvolutionDraft table, Site site, int level) {
        var player = table.actor();
        int from = player.civilisation().sites().level(site);
        var cost = Sites.price(site, from, level);
        table.add(new SiteRaised(
                player.seat(), site, from, level, cost, player.stock().minus(cost)));
    }

    static void move(SEvolutionDraft table, Site from, Site to, int level) {
        var player = table.actor();
        var cost = Sites.price(to, 0, level);
        table.add(new PopMoved(
                player.seat(), from, to, level, cost, player.stock().minus(cost)));
    }

    static void end(SEvolutionDraft table) {
        table.add(new ManagementEnded(table.actor().seat()));
        ActionTurns.end(table);
    }
}
