package dev.perennial.games.sevolution;

import dev.perennial.games.Viewer;
import dev.perennial.games.sevolution.component.HandPlace;
import dev.perennial.games.sevolution.component.PlayerColour;
import dev.perennial.games.sevolution.model.HandSight;
import dev.perennial.games.sevolution.model.Player;
import dev.perennial.games.sevolution.model.PlayerView;
import dev.perennial.games.sevolution.model.SEvolutionEvent;
import dev.perennial.games.sevolution.model.SEvolutionEvent.*;
import dev.perennial.games.sevolution.model.SEvolutionState;
import dev.perennial.games.sevolution.model.SEvolutionView;
import java.util.List;

/** Visibility rules (spec 7). A blind owner must not see their own hand, even if all others do. */
public final class Visibility {
    private Visibility() {}

    public static SEvolutionView view(SEvolutionState state, Viewer viewer) {
        return new SEvolutionView(
                state.round(),
                state.phase(),
                state.toAct(),
                state.leader(),
                state.trump(),
                state.players().stream()
                        .map(player -> player(player, state.seats(), viewer))
                        .toList(),
                state.trick(),
                state.action(),
                state.gone(),
                state.standings());
    }

    /** All that hides something is listed first; everything else happens in the open. */
    static SEvolutionEvent redact(SEvolutionEvent event, Viewer viewer) {
        if (viewer instanceof Viewer.Open) {
            return event;
        }
        return switch (event) {
            case PileShuffled(int seat, int size, var _) -> new PileShuffled(seat, size, null);
            case CalamitiesReturned(int seat, var calamities, int size, var _) ->
                new CalamitiesReturned(seat, calamities, size, null);
            case CardsDealt dealt
            when !HandSight.shows(dealt.seenBy(), dealt.sight(), viewer) ->
                new CardsDealt(
                        dealt.seat(),
                        dealt.obscured(),
                        dealt.invaded(),
                        dealt.sight(),
                        dealt.seenBy(),
                        dealt.count(),
                        null,
                        dealt.discovery());
            case BlindHandShuffled(int seat, var sight, var seenBy, int count, var _)
            when !HandSight.shows(seenBy, sight, viewer) -> new BlindHandShuffled(seat, sight, seenBy, count, null);
            case CardsDealt _, BlindHandShuffled _ -> event;
            case GameBegan _, RoundBegan _, TurnPassed _, RoundEnded _, DiscoveriesScored _, GameEnded _ -> event;
            case TrumpNamed _, TrickBegan _, CalamitySetAside _, CardPlayed _, PickOrderSet _ -> event;
            case DiscoveryTaken _, CardTaken _, TrickTaken _ -> event;
            case ActionTurnBegan _, CalamityProtected _, CalamityStruck _, CalamityWardedOff _ -> event;
            case HarvestSpoiled _, StocksBlownAway _, ShadowCast _, AgeChanged _, DiscoveryTurnedDown _ -> event;
            case PopulationLost _, PopRemoved _, JokerTaken _, ResourcesHarvested _ -> event;
            case GoodsExchanged _, CommerceDeclined _, NeedsPaid _, PointsScored _ -> event;
            case PopBought _, Evolved _, PopPlaced _, SiteRaised _, PopMoved _, ManagementEnded _ -> event;
        };
    }

    private static PlayerView player(Player player, int seats, Viewer viewer) {
        var cards = player.cards();
        return new PlayerView(
                player.seat(),
                PlayerColour.ofSeat(player.seat()),
                cards.pile().size(),
                viewer instanceof Viewer.Open ? cards.pile() : null,
                cards.hand().size(),
                cards.sight(),
                hand(player, seats, viewer),
                cards.taken(),
                cards.setAside(),
                player.discoveries(),
                player.trickAge(),
                player.civilisation(),
                player.shadows());
    }

    private static List<HandPlace> hand(Player player, int seats, Viewer viewer) {
        var cards = player.cards();
        var seenBy = cards.sight().seenBy(player.seat(), seats);
        if (HandSight.shows(seenBy, cards.sight(), viewer)) {
            return cards.hand().stream()
                    .map(held -> new HandPlace(held.position(), held.card()))
                    .toList();
        }
        return player.isBlind()
                ? cards.hand().stream()
                        .map(held -> new HandPlace(held.position(), null))
                        .toList()
                : List.of();
    }
}
