package dev.perennial.games.sevolution;

import dev.perennial.games.sevolution.component.Resource;
import dev.perennial.games.sevolution.component.Site;
import dev.perennial.games.sevolution.component.Sites;
import dev.perennial.games.sevolution.component.Suit;
import dev.perennial.games.sevolution.model.ActionTurn;
import dev.perennial.games.sevolution.model.Player;
import dev.perennial.games.sevolution.model.SEvolutionMove;
import dev.perennial.games.sevolution.model.SEvolutionMove.*;
import dev.perennial.games.sevolution.model.SEvolutionState;
import java.util.Comparator;
import java.util.List;

/** The one decision that is made for a seat whose time is up; the next one has its own time (spec 10.1). */
final class TimeUp {
    private TimeUp() {}

    static SEvolutionMove move(SEvolutionState state, int seat) {
        var player = state.player(seat);
        return switch (state.phase()) {
            case NAME_TRUMP -> new NameTrump(Suit.GREEN);
            case TRICK_PLAY -> play(state, player);
            case TRICK_DISCOVERY ->
                new TakeDiscovery(
                        Tricks.freeDiscoveries(state.currentTrick(), seat).getFirst());
            case TRICK_TAKE -> new TakeCard(state.currentTrick().freeCards().getFirst());
            case CALAMITIES -> calamity(state.currentAction());
            case JOKERS -> jokers(state.currentAction(), player);
            case COMMERCE -> new Commerce(List.of());
            case POP_REMOVAL -> new RemovePop(weakest(player.civilisation().sites()));
            case MANAGEMENT, GAME_OVER -> new End();
        };
    }

    private static SEvolutionMove play(SEvolutionState state, Player player) {
        if (player.isBlind()) {
            return new PlayBlind(player.cards().hand().getFirst().position());
        }
        return new Play(
                TrickRules.playable(player, state.currentTrick().fixedSuit()).getFirst());
    }

    private static SEvolutionMove calamity(ActionTurn action) {
        var card = action.calamities().getFirst();
        if (action.mustProtectFirst()) {
            return new Protect(card);
        }
        return new ResolveCalamity(card, action.isBonusDue(card) ? List.of(Resource.FOOD, Resource.FOOD) : List.of());
    }

    private static SEvolutionMove jokers(ActionTurn action, Player player) {
        var allowed = Resource.ALL.stream()
                .filter(resource -> !action.forbidden().contains(resource))
                .findFirst()
                .orElseThrow();
        return new Jokers(Harvest.jokers(player).stream().map(_ -> allowed).toList());
    }

    private static Site weakest(Sites sites) {
        return sites.occupied().stream()
                .min(Comparator.comparingInt(sites::level))
                .orElseThrow();
    }
}
