package dev.perennial.games.sevolution;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** What may be played to a trick, and in which order it is taken. */
final class TrickRules {
    private TrickRules() {}

    /** The cards a seeing player may play, in hand order (spec 6.2). */
    static List<Card> playable(Player player, @Nullable Suit fixedSuit) {
        var hand = player.cards().handCards();
        if (fixedSuit == null || !player.isColoured() || hand.stream().noneMatch(card -> card.isSuit(fixedSuit))) {
            return hand;
        }
        return hand.stream()
                .filter(card -> card.isSuit(fixedSuit) || card.isDiscovery())
                .toList();
    }

    /** The trick's fixed suit once this card lies there (spec 6.1). */
    static @Nullable Suit suitFixedBy(Player player, Card card, @Nullable Suit fixedSuit) {
        boolean fixes = fixedSuit == null && player.isColoured();
        return fixes && card.face() instanceof Face.Playing playing ? playing.suit() : fixedSuit;
    }

    /** Who names trump, if anybody may (spec 5.3). */
    static Optional<Player> trumpNamer(SEvolutionState state) {
        return state.players().stream().filter(Player::mayNameTrump).min(TieRule.from(state.leader(), state.seats()));
    }

    /** Seats that played a Discovery, in the order they take one (spec 6.5). */
    static List<Integer> discoveryOrder(SEvolutionState state) {
        var trick = state.currentTrick();
        var tieRule = TieRule.from(trick.leader(), state.seats());
        return trick.played().stream()
                .filter(lying -> lying.card().isDiscovery())
                .sorted(Comparator.comparingInt(
                                (TableCard lying) -> -lying.card().discoveryAge())
                        .thenComparing(lying -> state.player(lying.seat()), tieRule))
                .map(TableCard::seat)
                .toList();
    }

    /** The playing cards by strength; each player takes in the place of his card (spec 6.6). */
    static List<RankedCard> cardOrder(SEvolutionState state) {
        var trick = state.currentTrick();
        var tieRule = TieRule.from(trick.leader(), state.seats());
        return trick.played().stream()
                .filter(lying -> lying.card().isPlaying())
                .map(lying -> new RankedCard(lying.seat(), lying.card(), group(state, lying)))
                .sorted(Comparator.comparing(RankedCard::group)
                        .thenComparing(ranked -> ranked.card().value(), Comparator.reverseOrder())
                        .thenComparing(ranked -> state.player(ranked.seat()), tieRule))
                .toList();
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
