package dev.perennial.games.sevolution;

import dev.perennial.games.collection.Lists;
import dev.perennial.games.sevolution.component.Card;
import dev.perennial.games.sevolution.component.Conversion;
import dev.perennial.games.sevolution.component.Face;
import dev.perennial.games.sevolution.component.Phase;
import dev.perennial.games.sevolution.component.Resource;
import dev.perennial.games.sevolution.component.Stock;
import dev.perennial.games.sevolution.model.Player;
import dev.perennial.games.sevolution.model.SEvolutionEvent.*;
import java.util.List;

/** Jokers, harvest and commerce (spec 8.3, 8.4). */
public final class Harvest {
    private Harvest() {}

    static void begin(SEvolutionDraft table) {
        var jokers = jokers(table.actor());
        if (jokers.isEmpty()) {
            bringIn(table, List.of());
        } else if (table.state().currentAction().allForbidden()) {
            int seat = table.actor().seat();
            jokers.forEach(joker -> table.add(new JokerTaken(seat, joker, null)));
            bringIn(table, List.of());
        } else {
            table.passTurn(table.actor().seat(), Phase.JOKERS);
        }
    }

    static void takeJokers(SEvolutionDraft table, List<Resource> resources) {
        var player = table.actor();
        var jokers = jokers(player);
        for (int i = 0; i < jokers.size(); i++) {
            table.add(new JokerTaken(player.seat(), jokers.get(i), resources.get(i)));
        }
        bringIn(table, resources);
    }

    static void trade(SEvolutionDraft table, List<Conversion> conversions) {
        var player = table.actor();
        if (conversions.isEmpty()) {
            table.add(new CommerceDeclined(player.seat()));
        } else {
            var stock = player.stock();
            for (Conversion conversion : conversions) {
                stock = convert(stock, conversion);
            }
            table.add(new GoodsExchanged(player.seat(), conversions, stock));
        }
        Needs.pay(table);
    }

    public static Stock convert(Stock stock, Conversion conversion) {
        return stock.plus(conversion.from(), -1).plus(conversion.to(), 1);
    }

    static List<Card> jokers(Player player) {
        return Lists.filtered(player.cards().taken(), Card::isJoker);
    }

    private static void bringIn(SEvolutionDraft table, List<Resource> jokers) {
        var player = table.actor();
        var cards = goods(player.cards().taken());
        var production = player.civilisation().sites().production();
        var fromJokers = Stock.ofUnits(jokers);
        var sum = player.stock().plus(cards).plus(production).plus(fromJokers);
        var stock = sum.capped();
        table.add(new ResourcesHarvested(player.seat(), cards, production, fromJokers, sum.minus(stock), stock));
        if (player.civilisation().sites().commerce() > 0) {
            table.passTurn(player.seat(), Phase.COMMERCE);
        } else {
            Needs.pay(table);
        }
    }

    /** The goods of these cards; Jokers and calamities give nothing. */
    public static Stock goods(List<Card> taken) {
        Stock sum = Stock.NONE;
        for (Card card : taken) {
            if (card.face() instanceof Face.Goods(var _, int _, Resource resource, int amount)) {
                sum = sum.plus(resource, amount);
            }
        }
        return sum;
    }
}
