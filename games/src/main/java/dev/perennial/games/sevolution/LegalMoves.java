package dev.perennial.games.sevolution;

import dev.perennial.games.Lists;
import dev.perennial.games.sevolution.SEvolutionMove.*;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Every move worth asking about in the phase, as far as the {@link Judge} lets it pass. */
final class LegalMoves {
    private static final List<List<Resource>> NO_BONUS_OR_ANY = Stream.concat(
                    Stream.of(List.<Resource>of()), sequences(List.of(Resource.values()), 2))
            .toList();

    /** By number of conversions. */
    private static final List<List<SEvolutionMove>> COMMERCE = IntStream.rangeClosed(0, Sites.levels(Site.COMMERCE))
            .mapToObj(length -> sequences(conversions(), length)
                    .<SEvolutionMove>map(Commerce::new)
                    .toList())
            .toList();

    private LegalMoves() {}

    static Stream<SEvolutionMove> of(SEvolutionState state, int seat) {
        if (Judge.refusalOfSeat(state, seat).isPresent()) {
            return Stream.empty();
        }
        return candidates(state, state.player(seat))
                .filter(move -> Judge.refusal(state, seat, move).isEmpty());
    }

    private static Stream<SEvolutionMove> candidates(SEvolutionState state, Player player) {
        return switch (state.phase()) {
            case NAME_TRUMP -> Arrays.stream(Suit.values()).map(NameTrump::new);
            case TRICK_PLAY -> plays(player);
            case TRICK_DISCOVERY ->
                Tricks.freeDiscoveries(state.currentTrick(), player.seat()).stream()
                        .map(TakeDiscovery::new);
            case TRICK_TAKE -> state.currentTrick().freeCards().stream().map(TakeCard::new);
            case CALAMITIES -> calamities(state.currentAction().calamities());
            case JOKERS ->
                sequences(List.of(Resource.values()), Harvest.jokers(player).size())
                        .map(Jokers::new);
            case COMMERCE ->
                COMMERCE.subList(0, player.civilisation().sites().commerce() + 1).stream()
                        .flatMap(List::stream);
            case POP_REMOVAL -> Arrays.stream(Site.values()).map(RemovePop::new);
            case MANAGEMENT -> management(player.civilisation()).stream();
            case GAME_OVER -> Stream.empty();
        };
    }

    private static Stream<SEvolutionMove> plays(Player player) {
        var hand = player.cards().hand().stream();
        return player.isBlind()
                ? hand.map(held -> new PlayBlind(held.position()))
                : hand.map(held -> new Play(held.card()));
    }

    private static Stream<SEvolutionMove> calamities(List<Card> cards) {
        return Stream.concat(
                cards.stream().map(Protect::new),
                cards.stream()
                        .flatMap(card -> NO_BONUS_OR_ANY.stream().map(bonus -> new ResolveCalamity(card, bonus))));
    }

    /** What the Sites or the stock rule out is not asked. */
    private static List<SEvolutionMove> management(Civilisation civilisation) {
        var sites = civilisation.sites();
        var stock = civilisation.stock();
        var moves = new ArrayList<SEvolutionMove>(List.of(new BuyPop(1), new BuyPop(2), new Evolve()));
        for (Site site : Site.ALL) {
            for (int level = 1; sites.isEmpty(site) && level <= Sites.levels(site); level++) {
                if (stock.covers(Sites.price(site, 0, level))) {
                    moves.add(new Place(site, level));
                }
            }
        }
        for (Site site : Site.ALL) {
            for (int level = sites.level(site) + 1; !sites.isEmpty(site) && level <= Sites.levels(site); level++) {
                if (stock.covers(Sites.price(site, sites.level(site), level))) {
                    moves.add(new Raise(site, level));
                }
            }
        }
        for (Site from : sites.occupied()) {
            for (Site to : Site.ALL) {
                for (int level = 1; sites.isEmpty(to) && level <= Sites.levels(to); level++) {
                    if (stock.covers(Sites.price(to, 0, level))) {
                        moves.add(new Move(from, to, level));
                    }
                }
            }
        }
        moves.add(new End());
        return moves;
    }

    private static List<Conversion> conversions() {
        return Arrays.stream(Resource.values())
                .flatMap(from -> Arrays.stream(Resource.values())
                        .filter(to -> to != from)
                        .map(to -> new Conversion(from, to)))
                .toList();
    }

    /** All lists of this length, in the order of the items. */
    private static <T> Stream<List<T>> sequences(List<T> items, int length) {
        return length == 0
                ? Stream.of(List.of())
                : sequences(items, length - 1).flatMap(start -> items.stream().map(item -> Lists.with(start, item)));
    }
}
