package dev.perennial.games.sevolution;

import static dev.perennial.games.sevolution.model.SEvolutionRefusal.*;

import dev.perennial.games.sevolution.component.Card;
import dev.perennial.games.sevolution.component.Conversion;
import dev.perennial.games.sevolution.component.Resource;
import dev.perennial.games.sevolution.component.Tables;
import dev.perennial.games.sevolution.model.ActionTurn;
import dev.perennial.games.sevolution.model.Civilisation;
import dev.perennial.games.sevolution.model.Player;
import dev.perennial.games.sevolution.model.SEvolutionRefusal;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The refusals of an Action turn up to its needs, each action's in the order of the specification (spec 10). */
final class ActionRules {
    private ActionRules() {}

    static @Nullable SEvolutionRefusal protect(ActionTurn action, Card card) {
        if (action.protectionLevel() == 0) {
            return NO_PROTECTION;
        }
        if (action.protectedCard() != null) {
            return ALREADY_PROTECTED;
        }
        return action.calamities().contains(card) ? null : NOT_A_CALAMITY;
    }

    static @Nullable SEvolutionRefusal resolve(ActionTurn action, Card card, List<Resource> bonus) {
        if (!action.calamities().contains(card)) {
            return NOT_A_CALAMITY;
        }
        if (action.mustProtectFirst()) {
            return MUST_PROTECT_FIRST;
        }
        return bonus.size() == (action.isBonusDue(card) ? 2 : 0) ? null : BAD_BONUS;
    }

    static @Nullable SEvolutionRefusal jokers(ActionTurn action, Player player, List<Resource> resources) {
        if (resources.size() != Harvest.jokers(player).size()) {
            return JOKER_COUNT;
        }
        return resources.stream().anyMatch(action.forbidden()::contains) ? RESOURCE_FORBIDDEN : null;
    }

    static @Nullable SEvolutionRefusal commerce(Civilisation civilisation, List<Conversion> conversions) {
        if (conversions.size() > civilisation.sites().commerce()) {
            return COMMERCE_LIMIT;
        }
        var stock = civilisation.stock();
        for (Conversion conversion : conversions) {
            if (conversion.from() == conversion.to()) {
                return SAME_RESOURCE;
            }
            if (stock.of(conversion.from()) == 0) {
                return NOTHING_TO_CONVERT;
            }
            if (stock.of(conversion.to()) == Tables.STOCK_MAX) {
                return STOCK_FULL;
            }
            stock = Harvest.convert(stock, conversion);
        }
        return null;
    }
}
