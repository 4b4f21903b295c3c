package dev.perennial.games.sevolution;

import dev.perennial.games.collection.Lists;
import dev.perennial.games.sevolution.component.Conversion;
import dev.perennial.games.sevolution.component.Resource;
import dev.perennial.games.sevolution.component.Site;
import dev.perennial.games.sevolution.component.Sites;
import dev.perennial.games.sevolution.component.Suit;
import dev.perennial.games.sevolution.component.Tables;
import dev.perennial.games.sevolution.model.ActionTurn;
import dev.perennial.games.sevolution.model.Civilisation;
import dev.perennial.games.sevolution.model.Player;
import dev.perennial.games.sevolution.model.SEvolutionMove;
import dev.perennial.games.sevolution.model.SEvolutionMove.*;
import dev.perennial.games.sevolution.model.SEvolutionState;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Every legal move, found without the {@link MoveRules}, which would take most of the time of a random game. */
public final class LegalMoves {
    private static final List<List<Resource>> NO_BONUS = List.of(List.of());
    private static final List<List<Resource>> BONUSES =
            sequences(Resource.ALL, 2).toList();

    /** By number of conversions. */
    private static final List<List<Commerce>> COMMERCE = IntStream.rangeClosed(0, Sites.levels(Site.COMMERCE))
            .mapToObj(length ->
                    sequences(conversions(), length).map(Commerce::new).toList())
            .toList();

    private LegalMoves() {}

    public static Stream<SEvolutionMove> of(SEvolutionState state, int seat) {
        if (MoveRules.refusalOfSeat(state, seat).isPresent()) {
            return Stream.empty();
        }
        var player = state.player(seat);
        return switch (state.phase()) {
            case NAME_TRUMP -> Arrays.stream(Suit.values()).map(NameTrump::new);
            case TRICK_PLAY -> plays(player, state.currentTrick().fixedSuit());
            case TRICK_DISCOVERY ->
                Tricks.freeDiscoveries(state.currentTrick(), seat).stream().map(TakeDiscovery::new);
            case TRICK_TAKE -> state.currentTrick().freeCards().stream().map(TakeCard::new);
            case CALAMITIES -> calamities(state.currentAction());
            case JOKERS -> jokers(state.currentAction(), Harvest.jokers(player).size());
            case COMMERCE -> commerce(player.civilisation());
            case POP_REMOVAL ->
                player.civilisation().sites().occupied().stream().map(RemovePop::new);
            case MANAGEMENT -> management(state.currentAction(), player.civilisation()).stream();
            case GAME_OVER -> Stream.empty();
        };
    }

    private static Stream<SEvolutionMove> plays(Player player, @Nullable Suit fixedSuit) {
        return player.isBlind()
                ? player.cards().hand().stream().map(held -> new PlayBlind(held.position()))
                : TrickRules.playable(player, fixedSuit).stream().map(Play::new);
    }

    private static Stream<SEvolutionMove> calamities(ActionTurn action) {
        var cards = action.calamities().stream();
        return action.mustProtectFirst()
                ? cards.map(Protect::new)
                : cards.flatMap(card -> (action.isBonusDue(card) ? BONUSES : NO_BONUS)
                        .stream().map(bonus -> new ResolveCalamity(card, bonus)));
    }

    private static Stream<SEvolutionMove> jokers(ActionTurn action, int count) {
        var allowed =
                Lists.filtered(Resource.ALL, resource -> !action.forbidden().contains(resource));
        return sequences(allowed, count).map(Jokers::new);
    }

    private static Stream<SEvolutionMove> commerce(Civilisation civilisation) {
        return COMMERCE.subList(0, civilisation.sites().commerce() + 1).stream()
                .flatMap(trades -> trades.stream()
                        .filter(trade -> ActionRules.commerce(civilisation, trade.conversions()) == null));
    }

    private static List<SEvolutionMove> management(ActionTurn action, Civilisation civilisation) {
        var moves = new ArrayList<SEvolutionMove>();
        for (int pops = 1; pops <= Tables.POP_COST.size(); pops++) {
            if (ManagementRules.buyPop(action, civilisation, pops) == null) {
                moves.add(new BuyPop(pops));
            }
        }
        if (ManagementRules.evolve(action, civilisation) == null) {
            moves.add(new Evolve());
        }
        var placements = placements(civilisation);
        if (civilisation.hasFreePop()) {
            moves.addAll(placements);
        }
        addRaises(moves, civilisation);
        for (Site from : civilisation.sites().occupied()) {
            for (Place place : placements) {
                moves.add(new Move(from, place.site(), place.level()));
            }
        }
        moves.add(new End());
        return moves;
    }

    /** The possible payments for a Pop on an empty Site, wherever it comes from. */
    private static List<Place> placements(Civilisation civilisation) {
        var placements = new ArrayList<Place>();
        for (Site site : Site.ALL) {
            for (int level = 1; civilisation.sites().isEmpty(site) && level <= Sites.levels(site); level++) {
                if (civilisation.stock().covers(Sites.price(site, 0, level))) {
                    placements.add(new Place(site, level));
                }
            }
        }
        return placements;
    }

    private static void addRaises(List<SEvolutionMove> moves, Civilisation civilisation) {
        for (Site site : Site.ALL) {
            for (int level = civilisation.sites().level(site) + 1; level <= Sites.levels(site); level++) {
                if (ManagementRules.raise(civilisation, site, level) == null) {
                    moves.add(new Raise(site, level));
                }
            }
        }
    }

    private static List<Conversion> conversions() {
        return Resource.ALL.stream()
                .flatMap(from -> Resource.ALL.stream().filter(to -> to != from).map(to -> new Conversion(from, to)))
                .toList();
    }

    /** All lists of this length, in the order of the items. */
    private static <T> Stream<List<T>> sequences(List<T> items, int length) {
        return length == 0
                ? Stream.of(List.of())
                : sequences(items, length - 1).flatMap(start -> items.stream().map(item -> Lists.with(start, item)));
    }
}
