package dev.perennial.games.sevolution.bot;

import dev.perennial.games.GameView;
import dev.perennial.games.bots.Bot;
import dev.perennial.games.bots.Ranked;
import dev.perennial.games.chance.Chance;
import dev.perennial.games.sevolution.Harvest;
import dev.perennial.games.sevolution.Management;
import dev.perennial.games.sevolution.component.Card;
import dev.perennial.games.sevolution.component.Conversion;
import dev.perennial.games.sevolution.component.DiscoverySlot;
import dev.perennial.games.sevolution.component.Face;
import dev.perennial.games.sevolution.component.HandPlace;
import dev.perennial.games.sevolution.component.PlayerColour;
import dev.perennial.games.sevolution.component.Resource;
import dev.perennial.games.sevolution.component.Site;
import dev.perennial.games.sevolution.component.Sites;
import dev.perennial.games.sevolution.component.Stock;
import dev.perennial.games.sevolution.component.Suit;
import dev.perennial.games.sevolution.model.Civilisation;
import dev.perennial.games.sevolution.model.PlayerView;
import dev.perennial.games.sevolution.model.SEvolutionMove;
import dev.perennial.games.sevolution.model.SEvolutionMove.*;
import dev.perennial.games.sevolution.model.SEvolutionView;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Looks one step ahead and takes what promises most by a {@link HeuristicEvaluation}; among equals, the first. Blind
 * plays are drawn.
 */
public final class GreedyChieftain implements Bot<SEvolutionMove> {

    @Override
    public String name() {
        return "greedy";
    }

    @Override
    public SEvolutionMove choose(GameView view, int seat, Supplier<Stream<SEvolutionMove>> legalMoves, Chance chance) {
        var table = (SEvolutionView) view;
        return move(table, seat, legalMoves.get().toList(), new HeuristicEvaluation(table.round()), chance);
    }

    /** The move of a player who judges by this evaluation. */
    static SEvolutionMove move(
            SEvolutionView table, int seat, List<SEvolutionMove> moves, Evaluation outlook, Chance chance) {
        if (moves.getFirst() instanceof PlayBlind) {
            return moves.get(chance.below(moves.size()));
        }
        var me = table.players().get(seat);
        return Ranked.best(moves, move -> promise(move, table, me, outlook));
    }

    static double promise(SEvolutionMove move, SEvolutionView table, PlayerView me, Evaluation outlook) {
        var civilisation = me.civilisation();
        return switch (move) {
            case NameTrump(Suit suit) -> strengthIn(suit, me);
            case Play(Card card) -> new TrickEvaluation(table, me, outlook).playing(card);
            case PlayBlind _ -> 0;
            case TakeDiscovery(Card card) -> sameColour(card, me);
            case TakeCard(Card card) -> new TrickEvaluation(table, me, outlook).taking(card);
            case Protect(Card card) -> TrickEvaluation.harm(card);
            case ResolveCalamity(Card _, var bonus) -> outlook.beforeNeeds(harvested(me, bonus));
            case RemovePop(Site site) -> outlook.afterNeeds(with(civilisation, site, 0, Stock.NONE));
            case Jokers(var resources) -> outlook.beforeNeeds(harvested(me, resources));
            case Commerce(var conversions) -> outlook.beforeNeeds(converted(civilisation, conversions));
            case BuyPop(int pops) ->
                outlook.afterNeeds(paying(civilisation, Management.popCost(pops))
                        .withPopulation(civilisation.population() + pops));
            case Evolve() ->
                outlook.afterNeeds(paying(civilisation, Management.evolveCost()).withAge(civilisation.age() + 1));
            case Place(Site site, int level) ->
                outlook.afterNeeds(with(civilisation, site, level, Sites.price(site, 0, level)));
            case Raise(Site site, int level) ->
                outlook.afterNeeds(with(
                        civilisation,
                        site,
                        level,
                        Sites.price(site, civilisation.sites().level(site), level)));
            case Move(Site from, Site to, int level) ->
                outlook.afterNeeds(with(with(civilisation, from, 0, Stock.NONE), to, level, Sites.price(to, 0, level)));
            case End() -> outlook.afterNeeds(civilisation);
        };
    }

    private static double strengthIn(Suit suit, PlayerView me) {
        return me.hand().stream()
                .map(HandPlace::card)
                .filter(card -> card != null && card.isSuit(suit))
                .mapToInt(card -> 2 + card.value())
                .sum();
    }

    /** How many face-up Discoveries of this card's colour the player has already. */
    static double sameColour(Card card, PlayerView me) {
        return me.discoveries().stream()
                .filter(DiscoverySlot::faceUp)
                .filter(slot -> colour(slot.card()) == colour(card))
                .count();
    }

    private static @Nullable PlayerColour colour(Card card) {
        return card.face() instanceof Face.Discovery discovery ? discovery.colour() : null;
    }

    /** With the cards taken so far brought in, and these units on top. */
    static Civilisation harvested(PlayerView me, List<Resource> units) {
        var civilisation = me.civilisation();
        return civilisation.withStock(civilisation
                .stock()
                .plus(Harvest.goods(me.taken()))
                .plus(civilisation.sites().production())
                .plus(Stock.ofUnits(units))
                .capped());
    }

    static Civilisation converted(Civilisation civilisation, List<Conversion> conversions) {
        var stock = civilisation.stock();
        for (Conversion conversion : conversions) {
            stock = Harvest.convert(stock, conversion);
        }
        return civilisation.withStock(stock);
    }

    private static Civilisation with(Civilisation civilisation, Site site, int level, Stock price) {
        return paying(civilisation, price).withSites(civilisation.sites().with(site, level));
    }

    private static Civilisation paying(Civilisation civilisation, Stock price) {
        return civilisation.withStock(civilisation.stock().minus(price));
    }
}
