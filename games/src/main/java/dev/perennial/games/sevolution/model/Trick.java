package dev.perennial.games.sevolution.model;

import dev.perennial.games.collection.Lists;
import dev.perennial.games.sevolution.component.Card;
import dev.perennial.games.sevolution.component.RankedCard;
import dev.perennial.games.sevolution.component.Suit;
import dev.perennial.games.sevolution.component.TableCard;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * The trick on the table; the last one of a round stays here until the next round begins.
 *
 * @param toPlay seats that have yet to play, the next one first
 * @param discoveryPicks seats that have yet to take a Discovery
 * @param cardPicks what is left of the order in which playing cards are taken
 */
public record Trick(
        int number,
        int leader,
        List<Integer> toPlay,
        List<TableCard> played,
        @Nullable Suit fixedSuit,
        List<Integer> discoveryPicks,
        List<RankedCard> cardPicks,
        @Nullable Integer winner) {
    public Trick {
        toPlay = List.copyOf(toPlay);
        played = List.copyOf(played);
        discoveryPicks = List.copyOf(discoveryPicks);
        cardPicks = List.copyOf(cardPicks);
    }

    public static Trick begun(int number, int leader, List<Integer> order) {
        return new Trick(number, leader, order, List.of(), null, List.of(), List.of(), null);
    }

    public Trick withPlayed(TableCard card, @Nullable Suit suit) {
        var cards = Lists.with(played, card);
        return new Trick(number, leader, Lists.tail(toPlay), cards, suit, discoveryPicks, cardPicks, winner);
    }

    public Trick withPickOrder(List<Integer> discoveries, List<RankedCard> cards, int newWinner) {
        return new Trick(number, leader, toPlay, played, fixedSuit, discoveries, cards, newWinner);
    }

    public Trick withDiscoveryTaken(Card card, int seat) {
        var picks = Lists.tail(discoveryPicks);
        return new Trick(number, leader, toPlay, marked(card, seat), fixedSuit, picks, cardPicks, winner);
    }

    public Trick withCardTaken(Card card, int seat) {
        var picks = Lists.tail(cardPicks);
        return new Trick(number, leader, toPlay, marked(card, seat), fixedSuit, discoveryPicks, picks, winner);
    }

    public Optional<TableCard> find(Card card) {
        return played.stream().filter(lying -> lying.card().equals(card)).findFirst();
    }

    /** Playing cards not yet taken, in the order played. */
    public List<Card> freeCards() {
        return free(Card::isPlaying);
    }

    /** Discoveries of one Age not yet taken, in the order played. */
    public List<Card> freeDiscoveries(int age) {
        return free(card -> card.discoveryAge() == age);
    }

    private List<Card> free(Predicate<Card> wanted) {
        var cards = new ArrayList<Card>(played.size());
        for (TableCard lying : played) {
            if (lying.isFree() && wanted.test(lying.card())) {
                cards.add(lying.card());
            }
        }
        return List.copyOf(cards);
    }

    private List<TableCard> marked(Card card, int taker) {
        return Lists.mapped(played, lying -> lying.card().equals(card) ? lying.takenBy(taker) : lying);
    }
}
