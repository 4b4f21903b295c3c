package dev.perennial.games.sevolution;

import static dev.perennial.games.sevolution.model.SEvolutionRefusal.*;

import dev.perennial.games.sevolution.component.Site;
import dev.perennial.games.sevolution.component.Sites;
import dev.perennial.games.sevolution.component.Stock;
import dev.perennial.games.sevolution.component.Tables;
import dev.perennial.games.sevolution.model.ActionTurn;
import dev.perennial.games.sevolution.model.Civilisation;
import dev.perennial.games.sevolution.model.SEvolutionRefusal;
import org.jspecify.annotations.Nullable;

/** The refusals of management, each action's in the order of the specification (spec 10). */
final class ManagementRules {
    private ManagementRules() {}

    static @Nullable SEvolutionRefusal buyPop(ActionTurn action, Civilisation civilisation, int pops) {
        if (action.boughtPop()) {
            return ALREADY_BOUGHT;
        }
        if (civilisation.population() + pops > Tables.POP_MAX) {
            return POPULATION_LIMIT;
        }
        return payable(civilisation, Management.popCost(pops));
    }

    static @Nullable SEvolutionRefusal evolve(ActionTurn action, Civilisation civilisation) {
        if (action.evolved()) {
            return ALREADY_EVOLVED;
        }
        if (civilisation.age() == Tables.AGE_MAX) {
            return HIGHEST_AGE;
        }
        return payable(civilisation, Management.evolveCost());
    }

    static @Nullable SEvolutionRefusal place(Civilisation civilisation, Site site, int level) {
        if (!civilisation.sites().isEmpty(site)) {
            return SITE_OCCUPIED;
        }
        if (!isLevel(site, level)) {
            return BAD_LEVEL;
        }
        if (!civilisation.hasFreePop()) {
            return NO_FREE_POP;
        }
        return payable(civilisation, Sites.price(site, 0, level));
    }

    static @Nullable SEvolutionRefusal raise(Civilisation civilisation, Site site, int level) {
        int from = civilisation.sites().level(site);
        if (from == 0) {
            return SITE_EMPTY;
        }
        if (!isLevel(site, level) || level <= from) {
            return BAD_LEVEL;
        }
        return payable(civilisation, Sites.price(site, from, level));
    }

    static @Nullable SEvolutionRefusal move(Civilisation civilisation, Site from, Site to, int level) {
        if (civilisation.sites().isEmpty(from)) {
            return SITE_EMPTY;
        }
        if (!civilisation.sites().isEmpty(to)) {
            return SITE_OCCUPIED;
        }
        if (!isLevel(to, level)) {
            return BAD_LEVEL;
        }
        return payable(civilisation, Sites.price(to, 0, level));
    }

    private static boolean isLevel(Site site, int level) {
        return level >= 1 && level <= Sites.levels(site);
    }

    private static @Nullable SEvolutionRefusal payable(Civilisation civilisation, Stock price) {
        return civilisation.stock().covers(price) ? null : CANNOT_PAY;
    }
}
