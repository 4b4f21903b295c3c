package dev.perennial.games.arboretum.bot;

import dev.perennial.games.GameView;
import dev.perennial.games.Sentence;
import dev.perennial.games.arboretum.PathSearch;
import dev.perennial.games.arboretum.model.ArboretumMove;
import dev.perennial.games.arboretum.model.ArboretumMove.Discard;
import dev.perennial.games.arboretum.model.ArboretumMove.DrawFromDeck;
import dev.perennial.games.arboretum.model.ArboretumMove.DrawFromDiscard;
import dev.perennial.games.arboretum.model.ArboretumMove.Plant;
import dev.perennial.games.arboretum.model.ArboretumView;
import dev.perennial.games.arboretum.model.Card;
import dev.perennial.games.arboretum.model.Species;
import dev.perennial.games.bots.MoveFacts;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** Paths in the garden and sums in the hand. */
public final class ArboretumFacts implements MoveFacts<ArboretumMove> {

    @Override
    public List<Sentence> of(GameView before, GameView after, int seat, ArboretumMove move) {
        var table = (ArboretumView) before;
        return switch (move) {
            case DrawFromDeck _ -> deck(table);
            case DrawFromDiscard(int from) -> taking(table, seat, top(table, from));
            case Plant _ -> planting(table, (ArboretumView) after, seat);
            case Discard(Card card) -> discarding(table, seat, card);
        };
    }

    private static List<Sentence> deck(ArboretumView table) {
        return table.players().stream().allMatch(player -> player.discards().isEmpty())
                ? List.of(sentence("onlyDeck", Map.of()))
                : List.of();
    }

    private static Card top(ArboretumView table, int seat) {
        return table.players().get(seat).discards().getLast();
    }

    private static List<Sentence> taking(ArboretumView table, int seat, Card card) {
        int held = sum(table, seat, card.species());
        return List.of(sentence("take", Map.of("card", card.code(), "held", held, "then", held + card.value())));
    }

    /** Each path that grows, and the right to score the best one. */
    private static List<Sentence> planting(ArboretumView table, ArboretumView after, int seat) {
        var facts = new ArrayList<Sentence>();
        var garden = new PathSearch(table.players().get(seat).trees());
        var grown = new PathSearch(after.players().get(seat).trees());
        Species best = table.species().getFirst();
        for (Species species : table.species()) {
            int held = garden.points(species);
            int then = grown.points(species);
            if (then != held) {
                facts.add(sentence("path", Map.of("species", species.name(), "held", held, "then", then)));
            }
            best = then > grown.points(best) ? species : best;
        }
        if (grown.points(best) > 0) {
            facts.add(sentence(
                    "right",
                    Map.of("species", best.name(), "points", grown.points(best), "sum", sum(after, seat, best))));
        }
        return facts;
    }

    /** The loss of the player's own right to score, and the gain of another garden. */
    private static List<Sentence> discarding(ArboretumView table, int seat, Card card) {
        int rest = sum(table, seat, card.species()) - card.value();
        int gift = 0;
        for (var rival : table.players()) {
            gift = rival.seat() == seat ? gift : Math.max(gift, new PathSearch(rival.trees()).points(card.species()));
        }
        return List.of(
                sentence("spare", Map.of("card", card.code(), "sum", rest)),
                gift == 0
                        ? sentence("noGift", Map.of("species", card.species().name()))
                        : sentence("gift", Map.of("species", card.species().name(), "points", gift)));
    }

    private static int sum(ArboretumView table, int seat, Species species) {
        var hand = Objects.requireNonNull(table.players().get(seat).hand(), "a player sees the own hand");
        return hand.stream()
                .filter(card -> card.species() == species)
                .mapToInt(Card::value)
                .sum();
    }

    private static Sentence sentence(String key, Map<String, Object> params) {
        return new Sentence("arboretum.hint." + key, params);
    }
}
