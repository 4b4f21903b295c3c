package dev.perennial.games.sevolution;

import dev.perennial.games.sevolution.SEvolutionEvent.*;
import java.util.List;

/** Spec 8.1. */
final class Calamities {
    private Calamities() {}

    /** Resolves what leaves no choice, and stops where there is one (spec 10.2). */
    static void go(Proceedings table) {
        var action = table.state().currentAction();
        var left = action.calamities();
        if (left.isEmpty()) {
            Harvest.begin(table);
        } else if (left.size() == 1 && !action.isBonusDue(left.getFirst())) {
            resolve(table, left.getFirst(), List.of());
        } else {
            table.passTurn(action.seat(), Phase.CALAMITIES);
        }
    }

    static void protect(Proceedings table, Card card) {
        table.record(new CalamityProtected(table.actor().seat(), card));
        go(table);
    }

    static void resolve(Proceedings table, Card card, List<Resource> bonus) {
        boolean waiting = false;
        if (card.equals(table.state().currentAction().protectedCard())) {
            wardOff(table, card, bonus);
        } else {
            waiting = strike(table, card);
        }
        if (!waiting) {
            go(table);
        }
    }

    private static void wardOff(Proceedings table, Card card, List<Resource> bonus) {
        var player = table.actor();
        var stock = player.stock().plus(Stock.ofUnits(bonus)).capped();
        table.record(new CalamityWardedOff(player.seat(), card, card.calamity().orElseThrow(), bonus, stock));
    }

    /** True when a Pop has to leave first. */
    private static boolean strike(Proceedings table, Card card) {
        var calamity = card.calamity().orElseThrow();
        table.record(new CalamityStruck(table.actor().seat(), card, calamity));
        switch (calamity) {
            case FAMINE, EARTHQUAKE, FANATICISM -> spoil(table, Tables.at(Tables.SPOILS, calamity));
            case DECADENCE -> decline(table);
            case HURRICANE -> blow(table);
            case OBSCURANTISM, INVASION -> castShadow(table, calamity);
            case EPIDEMIC -> {
                return ActionTurns.losePopulation(table, LossCause.EPIDEMIC);
            }
        }
        return false;
    }

    private static void spoil(Proceedings table, Resource resource) {
        var player = table.actor();
        var thrown = player.cards().taken().stream()
                .filter(card -> card.face() instanceof Face.Goods goods && goods.resource() == resource)
                .toList();
        table.record(new HarvestSpoiled(player.seat(), resource, thrown));
    }

    private static void decline(Proceedings table) {
        var player = table.actor();
        if (player.age() > 1) {
            table.record(new AgeChanged(player.seat(), player.age(), player.age() - 1, AgeCause.DECADENCE));
            if (Tables.DECADENCE_TURNS_DISCOVERY) {
                ActionTurns.turnDiscoveryDown(table, player.age());
            }
        }
    }

    private static void blow(Proceedings table) {
        var player = table.actor();
        var lost = player.stock().atMost(new Stock(1, 1, 1));
        table.record(new StocksBlownAway(player.seat(), lost, player.stock().minus(lost)));
    }

    private static void castShadow(Proceedings table, Calamity calamity) {
        if (table.state().round() < Tables.ROUNDS) {
            table.record(new ShadowCast(table.actor().seat(), calamity));
        }
    }
}
