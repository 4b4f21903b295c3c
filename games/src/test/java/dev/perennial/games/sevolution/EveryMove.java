package dev.perennial.games.sevolution;

import dev.perennial.games.collection.Lists;
import dev.perennial.games.sevolution.component.Box;
import dev.perennial.games.sevolution.component.Card;
import dev.perennial.games.sevolution.component.Conversion;
import dev.perennial.games.sevolution.component.Resource;
import dev.perennial.games.sevolution.component.Site;
import dev.perennial.games.sevolution.component.Suit;
import dev.perennial.games.sevolution.model.SEvolutionEvent;
import dev.perennial.games.sevolution.model.SEvolutionMove;
import dev.perennial.games.sevolution.model.SEvolutionMove.*;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** All moves anyone could think of, sensible or not: whatever of them is accepted has to be listed as legal. */
final class EveryMove {
    private EveryMove() {}

    static List<SEvolutionMove> list() {
        var moves = new ArrayList<SEvolutionMove>(List.of(new Evolve(), new End()));
        for (Suit suit : Suit.values()) {
            moves.add(new NameTrump(suit));
        }
        for (String code : Box.CARDS.keySet()) {
            var card = Card.ofCode(code);
            moves.addAll(List.of(new Play(card), new TakeCard(card), new TakeDiscovery(card), new Protect(card)));
            if (card.isCalamity() || code.equals("R-G1a")) {
                lists(List.of(Resource.values()), 3).forEach(bonus -> moves.add(new ResolveCalamity(card, bonus)));
            }
        }
        lists(List.of(Resource.values()), 5).forEach(resources -> moves.add(new Jokers(resources)));
        lists(conversions(), 3).forEach(conversions -> moves.add(new Commerce(conversions)));
        for (int number = -1; number < 6; number++) {
            moves.add(new PlayBlind(number));
            moves.add(new BuyPop(number));
            for (Site site : Site.values()) {
                moves.add(new Place(site, number));
                moves.add(new Raise(site, number));
                for (Site to : Site.values()) {
                    moves.add(new Move(site, to, number));
                }
            }
        }
        Arrays.stream(Site.values()).map(RemovePop::new).forEach(moves::add);
        return moves;
    }

    /** Whose event it is, or -1. */
    static int seatOf(SEvolutionEvent event) {
        for (RecordComponent component : event.getClass().getRecordComponents()) {
            if (component.getName().equals("seat")) {
                try {
                    return (int) component.getAccessor().invoke(event);
                } catch (ReflectiveOperationException e) {
                    throw new AssertionError(e);
                }
            }
        }
        return -1;
    }

    private static List<Conversion> conversions() {
        var all = new ArrayList<Conversion>();
        for (Resource from : Resource.values()) {
            for (Resource to : Resource.values()) {
                all.add(new Conversion(from, to));
            }
        }
        return all;
    }

    /** All lists up to this length. */
    private static <T> List<List<T>> lists(List<T> items, int length) {
        var all = new ArrayList<List<T>>(List.of(List.of()));
        if (length > 0) {
            for (List<T> shorter : lists(items, length - 1)) {
                items.forEach(item -> all.add(Lists.with(shorter, item)));
            }
        }
        return all;
    }
}
