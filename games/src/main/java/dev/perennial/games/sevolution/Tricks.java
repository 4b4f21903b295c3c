package dev.perennial.games.sevolution;

import dev.perennial.games.collection.Lists;
import dev.perennial.games.sevolution.component.Card;
import dev.perennial.games.sevolution.component.CardSource;
import dev.perennial.games.sevolution.component.Phase;
import dev.perennial.games.sevolution.component.Suit;
import dev.perennial.games.sevolution.component.TableCard;
import dev.perennial.games.sevolution.model.Player;
import dev.perennial.games.sevolution.model.SEvolutionEvent.*;
import dev.perennial.games.sevolution.model.TieRule;
import dev.perennial.games.sevolution.model.Trick;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** How a trick goes (spec 6). */
final class Tricks {
    private Tricks() {}

    /** The leader may have no card left; then the next one clockwise leads (spec D3). */
    static void begin(SEvolutionDraft table, int wishedLeader) {
        var state = table.state();
        var order = Lists.filtered(
                TieRule.seatsFrom(wishedLeader, state.seats()),
                seat -> state.player(seat).hasCards());
        var last = state.trick();
        table.add(new TrickBegan(last == null ? 1 : last.number() + 1, order.getFirst(), order));
        table.passTurn(order.getFirst(), Phase.TRICK_PLAY);
    }

    static void nameTrump(SEvolutionDraft table, int seat, Suit suit) {
        table.add(new TrumpNamed(seat, suit));
        begin(table, table.state().leader());
    }

    static void play(SEvolutionDraft table, int seat, Card card) {
        lay(table, seat, card, CardSource.HAND, null);
    }

    /** In round 1 a calamity makes way for the top of the pile (spec 6.4). */
    static void playBlind(SEvolutionDraft table, int seat, int position) {
        var hand = table.state().player(seat).cards().hand();
        var card = Lists.filtered(hand, held -> held.position() == position)
                .getFirst()
                .card();
        var source = CardSource.HAND;
        while (table.state().round() == 1 && card.isCalamity()) {
            table.add(new CalamitySetAside(seat, card, source, source == CardSource.HAND ? position : null));
            source = CardSource.PILE;
            card = table.state().player(seat).cards().pile().getFirst();
        }
        lay(table, seat, card, source, position);
    }

    static void takeDiscovery(SEvolutionDraft table, int seat, Card card) {
        table.add(new DiscoveryTaken(seat, card.discoveryAge(), card));
        picks(table);
    }

    static void takeCard(SEvolutionDraft table, int seat, Card card) {
        table.add(new CardTaken(seat, card));
        picks(table);
    }

    private static void lay(SEvolutionDraft table, int seat, Card card, CardSource source, @Nullable Integer position) {
        var suit = TrickRules.suitFixedBy(
                table.state().player(seat), card, table.state().currentTrick().fixedSuit());
        table.add(new CardPlayed(seat, card, source, position, suit));
        var toPlay = table.state().currentTrick().toPlay();
        if (toPlay.isEmpty()) {
            rank(table);
        } else {
            table.passTurn(toPlay.getFirst(), Phase.TRICK_PLAY);
        }
    }

    private static void rank(SEvolutionDraft table) {
        var discoveries = TrickRules.discoveryOrder(table.state());
        var cards = TrickRules.cardOrder(table.state());
        int winner = cards.isEmpty() ? discoveries.getFirst() : cards.getFirst().seat();
        table.add(new PickOrderSet(discoveries, cards, winner));
        picks(table);
    }

    /** Takes what leaves no choice, and stops where there is one (spec 10.2). */
    private static void picks(SEvolutionDraft table) {
        var trick = table.state().currentTrick();
        if (!trick.discoveryPicks().isEmpty()) {
            int seat = trick.discoveryPicks().getFirst();
            var free = freeDiscoveries(trick, seat);
            if (free.size() == 1) {
                takeDiscovery(table, seat, free.getFirst());
            } else {
                table.passTurn(seat, Phase.TRICK_DISCOVERY);
            }
        } else if (!trick.cardPicks().isEmpty()) {
            int seat = trick.cardPicks().getFirst().seat();
            var free = trick.freeCards();
            if (free.size() == 1) {
                takeCard(table, seat, free.getFirst());
            } else {
                table.passTurn(seat, Phase.TRICK_TAKE);
            }
        } else {
            end(table);
        }
    }

    /** The Discoveries of the Age this seat has played. */
    static List<Card> freeDiscoveries(Trick trick, int seat) {
        return trick.freeDiscoveries(ageOf(trick, seat));
    }

    static int ageOf(Trick trick, int seat) {
        for (TableCard lying : trick.played()) {
            if (lying.seat() == seat) {
                return lying.card().discoveryAge();
            }
        }
        throw new IllegalStateException("seat " + seat + " has played no card");
    }

    private static void end(SEvolutionDraft table) {
        int winner = table.state().actionStarter();
        table.add(new TrickTaken(table.state().currentTrick().number(), winner));
        if (table.state().players().stream().anyMatch(Player::hasCards)) {
            begin(table, winner);
        } else {
            ActionTurns.begin(table, winner);
        }
    }
}
