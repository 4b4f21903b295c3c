package dev.perennial.games.sevolution;

import dev.perennial.games.collection.Lists;
import dev.perennial.games.sevolution.component.AgeCause;
import dev.perennial.games.sevolution.component.LossCause;
import dev.perennial.games.sevolution.component.Phase;
import dev.perennial.games.sevolution.component.Resource;
import dev.perennial.games.sevolution.component.Stock;
import dev.perennial.games.sevolution.component.Tables;
import dev.perennial.games.sevolution.model.SEvolutionEvent.*;
import java.util.List;
import java.util.Objects;

/** Paying needs and scoring them (spec 8.5, 8.6). */
public final class Needs {
    private Needs() {}

    public static List<Resource> of(int age) {
        return Tables.NEEDS.get(age - 1);
    }

    static void pay(SEvolutionDraft table) {
        var player = table.actor();
        int population = player.population();
        var due = of(player.age());
        var paid = Stock.NONE;
        for (Resource need : due) {
            paid = paid.plus(need, Math.min(population, player.stock().of(need)));
        }
        var full = paid;
        var met = Lists.filtered(due, need -> full.of(need) == population);
        var unmet = Lists.filtered(due, need -> !met.contains(need));
        var stock = player.stock().minus(paid);
        table.add(new NeedsPaid(player.seat(), player.age(), population, paid, met, unmet, stock));
        boolean starved = due.stream().anyMatch(need -> full.of(need) == 0);
        if (!consequences(table, met.isEmpty(), unmet.isEmpty(), starved)) {
            score(table);
        }
    }

    /** True when a Pop has to leave first. The Age that counts is the one before any change. */
    private static boolean consequences(SEvolutionDraft table, boolean noneMet, boolean allMet, boolean starved) {
        var player = table.actor();
        int age = player.age();
        if (allMet) {
            if (age < Tables.AGE_MAX) {
                table.add(new AgeChanged(player.seat(), age, age + 1, AgeCause.ALL_NEEDS_MET));
            }
            return false;
        }
        if (age < Tables.COLOURED_AGE) {
            return false;
        }
        if (noneMet) {
            table.add(new AgeChanged(player.seat(), age, age - 1, AgeCause.NO_NEED_MET));
            ActionTurns.turnDiscoveryDown(table, age);
        }
        return starved && ActionTurns.losePopulation(table, LossCause.NEEDS);
    }

    static void score(SEvolutionDraft table) {
        var player = table.actor();
        var needs = Objects.requireNonNull(table.state().currentAction().needs(), "needs come before points");
        int population = Tables.POINTS_AFTER_POP_LOSS ? player.population() : needs.population();
        int points = population * needs.met();
        int prestige = needs.met() < needs.due() ? player.civilisation().sites().prestige() : 0;
        int score = player.civilisation().score() + points + prestige;
        table.add(new PointsScored(player.seat(), needs.met(), population, points, prestige, score));
        if (table.state().round() < Tables.ROUNDS) {
            table.passTurn(player.seat(), Phase.MANAGEMENT);
        } else {
            ActionTurns.end(table);
        }
    }
}
