package dev.perennial.games.sevolution;

import dev.perennial.games.sevolution.component.AgeCause;
import dev.perennial.games.sevolution.component.Calamity;
import dev.perennial.games.sevolution.component.Card;
import dev.perennial.games.sevolution.component.Face;
import dev.perennial.games.sevolution.component.LossCause;
import dev.perennial.games.sevolution.component.Phase;
import dev.perennial.games.sevolution.component.Resource;
import dev.perennial.games.sevolution.component.Stock;
import dev.perennial.games.sevolution.component.Tables;
import dev.perennial.games.sevolution.model.SEvolutionEvent.*;
import java.util.List;

/** Spec 8.1. */
final class Calamities {
    private Calamities() {}

    /** Resolves what leaves no choice, and stops where there is one (spec 10.2). */
    static void go(SEvolutionDraft table) {
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

    static void protect(SEvolutionDraft table, Card card) {
        table.add(new CalamityProtected(table.actor().seat(), card));
        go(table);
    }

    static void resolve(SEvolutionDraft table, Card card, List<Resource> bonus) {
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

    private static void wardOff(SEvolutionDraft table, Card card, List<Resource> bonus) {
        var player = table.actor();
        var stock = player.stock().plus(Stock.ofUnits(bonus)).capped();
        table.add(new CalamityWardedOff(player.seat(), card, card.calamity().orElseThrow(), bonus, stock));
    }

    /** True when a Pop has to leave first. */
    private static boolean strike(SEvolutionDraft table, Card card) {
        var calamity = card.calamity().orElseThrow();
        table.add(new CalamityStruck(table.actor().seat(), card, calamity));
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

    private static void spoil(SEvolutionDraft table, Resource resource) {
        var player = table.actor();
        var thrown = player.cards().taken().stream()
                .filter(card -> card.face() instanceof Face.Goods goods && goods.resource() == resource)
                .toList();
        table.add(new HarvestSpoiled(player.seat(), resource, thrown));
    }

    private static void decline(SEvolutionDraft table) {
        var player = table.actor();
        if (player.age() > 1) {
            table.add(new AgeChanged(player.seat(), player.age(), player.age() - 1, AgeCause.DECADENCE));
            if (Tables.DECADENCE_TURNS_DISCOVERY) {
                ActionTurns.turnDiscoveryDown(table, player.age());
            }
        }
    }

    private static void blow(SEvolutionDraft table) {
        var player = table.actor();
        var lost = player.stock().atMost(new Stock(1, 1, 1));
        table.add(new StocksBlownAway(player.seat(), lost, player.stock().minus(lost)));
    }

    private static void castShadow(SEvolutionDraft table, Calamity calamity) {
        if (table.state().round() < Tables.ROUNDS) {
            table.add(new ShadowCast(table.actor().seat(), calamity));
        }
    }
}
