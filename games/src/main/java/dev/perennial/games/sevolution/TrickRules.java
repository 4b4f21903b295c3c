package dev.perennial.games.sevolution;

import dev.perennial.games.collection.Lists;
import dev.perennial.games.sevolution.component.Card;
import dev.perennial.games.sevolution.component.Face;
import dev.perennial.games.sevolution.component.RankedCard;
import dev.perennial.games.sevolution.component.Suit;
import dev.perennial.games.sevolution.component.TableCard;
import dev.perennial.games.sevolution.component.TrickGroup;
import dev.perennial.games.sevolution.model.Player;
import dev.perennial.games.sevolution.model.SEvolutionState;
import dev.perennial.games.sevolution.model.TieRule;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The rules of a trick: which cards may be played, and in which order it is taken. */
final class TrickRules {
    private TrickRules() {}

    /** The cards a seeing player may play, in hand order (spec 6.2). */
    static List<Card> playable(Player player, @Nullable Suit fixedSuit) {
        return Lists.filtered(player.cards().handCards(), card -> isPlayable(player, card, fixedSuit));
    }

    /** Whether a card of the hand follows suit where it has to. */
    static boolean isPlayable(Player player, Card card, @Nullable Suit fixedSuit) {
        return fixedSuit == null
                || !player.isColoured()
                || card.isSuit(fixedSuit)
                || card.isDiscovery()
                || !player.cards().holds(fixedSuit);
    }

    /** The trick's fixed suit after this card (spec 6.1). */
    static @Nullable Suit suitFixedBy(Player player, Card card, @Nullable Suit fixedSuit) {
        boolean fixes = fixedSuit == null && player.isColoured();
        return fixes && card.face() instanceof Face.Playing playing ? playing.suit() : fixedSuit;
    }

    /** The player who names trump, if any (spec 5.3). */
    static Optional<Player> trumpNamer(SEvolutionState state) {
        return state.players().stream().filter(Player::mayNameTrump).min(TieRule.from(state.leader(), state.seats()));
    }

    /** Seats that played a Discovery, in the order they take one (spec 6.5). */
    static List<Integer> discoveryOrder(SEvolutionState state) {
        var trick = state.currentTrick();
        var lying =
                new ArrayList<>(Lists.filtered(trick.played(), one -> one.card().isDiscovery()));
        if (lying.size() > 1) {
            var tieRule = TieRule.from(trick.leader(), state.seats());
            lying.sort(Comparator.comparingInt((TableCard one) -> -one.card().discoveryAge())
                    .thenComparing(one -> state.player(one.seat()), tieRule));
        }
        var seats = new ArrayList<Integer>(lying.size());
        for (TableCard one : lying) {
            seats.add(one.seat());
        }
        return List.copyOf(seats);
    }

    /** The playing cards by strength; players take in the order of their cards (spec 6.6). */
    static List<RankedCard> cardOrder(SEvolutionState state) {
        var trick = state.currentTrick();
        var ranked = new ArrayList<RankedCard>(trick.played().size());
        for (TableCard lying : trick.played()) {
            if (lying.card().isPlaying()) {
                ranked.add(new RankedCard(lying.seat(), lying.card(), group(state, lying)));
            }
        }
        var tieRule = TieRule.from(trick.leader(), state.seats());
        ranked.sort(Comparator.comparing(RankedCard::group)
                .thenComparingInt(one -> -one.card().value())
                .thenComparing(one -> state.player(one.seat()), tieRule));
        return List.copyOf(ranked);
    }

    private static TrickGroup group(SEvolutionState state, TableCard lying) {
        var owner = state.player(lying.seat());
        var trump = state.trump();
        var fixed = state.currentTrick().fixedSuit();
        if (trump != null && owner.isTrumpEntitled() && lying.card().isSuit(trump)) {
            return TrickGroup.TRUMP;
        }
        boolean follows = fixed != null && owner.isColoured() && lying.card().isSuit(fixed);
        return follows ? TrickGroup.FIXED_SUIT : TrickGroup.REST;
    }
}
