package dev.perennial.games.sevolution;

import dev.perennial.games.sevolution.SEvolutionEvent.*;

/** Spec 8.7. */
final class Management {
    private Management() {}

    static Stock popCost(int pops) {
        return Stock.of(Resource.FOOD, Tables.at(Tables.POP_COST, pops));
    }

    static Stock evolveCost() {
        return Stock.of(Resource.SCIENCE, Tables.EVOLVE_COST);
    }

    static void buyPop(Proceedings table, int pops) {
        var player = table.actor();
        var cost = popCost(pops);
        table.record(new PopBought(
                player.seat(),
                pops,
                player.population() + pops,
                cost,
                player.stock().minus(cost)));
    }

    static void evolve(Proceedings table) {
        var player = table.actor();
        var cost = evolveCost();
        table.record(new Evolved(
                player.seat(),
                player.age(),
                player.age() + 1,
                cost,
                player.stock().minus(cost)));
    }

    static void place(Proceedings table, Site site, int level) {
        var player = table.actor();
        var cost = Sites.price(site, 0, level);
        table.record(
                new PopPlaced(player.seat(), site, level, cost, player.stock().minus(cost)));
    }

    static void raise(Proceedings table, Site site, int level) {
        var player = table.actor();
        int from = player.civilisation().sites().level(site);
        var cost = Sites.price(site, from, level);
        table.record(new SiteRaised(
                player.seat(), site, from, level, cost, player.stock().minus(cost)));
    }

    static void move(Proceedings table, Site from, Site to, int level) {
        var player = table.actor();
        var cost = Sites.price(to, 0, level);
        table.record(new PopMoved(
                player.seat(), from, to, level, cost, player.stock().minus(cost)));
    }

    static void end(Proceedings table) {
        table.record(new ManagementEnded(table.actor().seat()));
        ActionTurns.end(table);
    }
}
