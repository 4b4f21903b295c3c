package dev.perennial.games.sevolution.bot;

import dev.perennial.games.chance.Chance;
import dev.perennial.games.sevolution.component.Box;
import dev.perennial.games.sevolution.component.Card;
import dev.perennial.games.sevolution.component.HandCard;
import dev.perennial.games.sevolution.component.HandPlace;
import dev.perennial.games.sevolution.model.Player;
import dev.perennial.games.sevolution.model.PlayerCards;
import dev.perennial.games.sevolution.model.PlayerView;
import dev.perennial.games.sevolution.model.SEvolutionState;
import dev.perennial.games.sevolution.model.SEvolutionView;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Guesses every pile, and with it each hand the viewer does not see; any way is as likely as another. */
final class ImaginedState {
    private ImaginedState() {}

    static SEvolutionState of(SEvolutionView view, Chance chance) {
        var shown = shown(view);
        return new SEvolutionState(
                view.round(),
                view.phase(),
                view.toAct(),
                view.leader(),
                view.trump(),
                view.players().stream()
                        .map(player -> player(player, shown, chance))
                        .toList(),
                view.trick(),
                view.action(),
                view.gone(),
                view.standings());
    }

    /** Cards that lie or lay face up before everybody, or in a hand the viewer sees. */
    private static Set<Card> shown(SEvolutionView view) {
        var shown = new HashSet<>(view.gone());
        var trick = view.trick();
        if (trick != null) {
            trick.played().forEach(lying -> shown.add(lying.card()));
        }
        for (PlayerView player : view.players()) {
            shown.addAll(player.taken());
            shown.addAll(player.setAside());
            for (HandPlace place : player.hand()) {
                var card = place.card();
                if (card != null) {
                    shown.add(card);
                }
            }
        }
        return shown;
    }

    private static Player player(PlayerView player, Set<Card> shown, Chance chance) {
        var unknown = new ArrayList<>(Box.playingCards(player.colour()));
        unknown.removeIf(shown::contains);
        var mixed = chance.shuffle(unknown);
        var pile = mixed.subList(0, player.pileSize());
        var drawn = mixed.subList(player.pileSize(), mixed.size());
        var cards =
                new PlayerCards(pile, hand(player, drawn, chance), player.sight(), player.taken(), player.setAside());
        return new Player(player.seat(), cards, player.discoveries(), player.civilisation(), player.shadows());
    }

    private static List<HandCard> hand(PlayerView player, List<Card> drawn, Chance chance) {
        var hand = new ArrayList<HandCard>();
        if (player.hand().stream().anyMatch(place -> place.card() != null)) {
            for (HandPlace place : player.hand()) {
                var card = place.card();
                if (card != null) {
                    hand.add(new HandCard(place.position(), card));
                }
            }
            return hand;
        }
        for (Card card : withDiscovery(player, drawn, chance)) {
            boolean ordered = player.hand().isEmpty();
            int position =
                    ordered ? hand.size() : player.hand().get(hand.size()).position();
            hand.add(new HandCard(position, card));
        }
        return hand;
    }

    /** One card more in hand than the piles leave over is the Discovery of the player's Age, at an unknown position. */
    private static List<Card> withDiscovery(PlayerView player, List<Card> drawn, Chance chance) {
        if (drawn.size() == player.handCount()) {
            return drawn;
        }
        var hand = new ArrayList<>(drawn);
        hand.add(player.discoveries().get(player.civilisation().age() - 1).card());
        return chance.shuffle(hand);
    }
}
