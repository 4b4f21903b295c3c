package dev.perennial.games.sevolution;

import dev.perennial.games.Sentence;
import dev.perennial.games.sevolution.component.AgeCause;
import dev.perennial.games.sevolution.component.Calamity;
import dev.perennial.games.sevolution.component.Card;
import dev.perennial.games.sevolution.component.ColourSet;
import dev.perennial.games.sevolution.component.Conversion;
import dev.perennial.games.sevolution.component.LossCause;
import dev.perennial.games.sevolution.component.Phase;
import dev.perennial.games.sevolution.component.RankedCard;
import dev.perennial.games.sevolution.component.Resource;
import dev.perennial.games.sevolution.component.Site;
import dev.perennial.games.sevolution.component.Stock;
import dev.perennial.games.sevolution.component.Suit;
import dev.perennial.games.sevolution.model.HandSight;
import dev.perennial.games.sevolution.model.SEvolutionEvent;
import dev.perennial.games.sevolution.model.SEvolutionEvent.*;
import dev.perennial.games.sevolution.model.Standing;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The lines of the event log. Cards are given by code, stocks as the list food, tools, science. */
final class Sentences {
    private static final String NONE = ".none";

    private Sentences() {}

    static Sentence of(SEvolutionEvent event) {
        return switch (event) {
            case GameBegan(int seats, int first) -> say(event, "seats", seats, "seat", first);
            case PileShuffled(int seat, int size, var _) -> say(event, "seat", seat, "size", size);
            case RoundBegan(int round, int leader) -> say(event, "round", round, "seat", leader);
            case CardsDealt dealt -> sayHand(event, dealt.seat(), dealt.count(), dealt.sight(), dealt.drawn());
            case BlindHandShuffled(int seat, var sight, var _, int count, var positions) ->
                sayHand(event, seat, count, sight, positions);
            case TurnPassed(int seat, Phase phase) -> say(event, "seat", seat, "phase", phase);
            case TrumpNamed(int seat, Suit suit) -> say(event, "seat", seat, "suit", suit);
            case TrickBegan(int trick, int leader, var _) -> say(event, "trick", trick, "seat", leader);
            case CalamitySetAside(int seat, Card card, var _, var _) -> say(event, "seat", seat, "card", card);
            case CardPlayed(int seat, Card card, var _, var _, var _) -> say(event, "seat", seat, "card", card);
            case PickOrderSet(var discoveries, var cards, int winner) -> {
                var takers = cards.stream().map(RankedCard::seat).toList();
                String only = discoveries.isEmpty() ? ".cards" : takers.isEmpty() ? ".discoveries" : "";
                yield sayAs(only, event, "discoveries", discoveries, "cards", takers, "seat", winner);
            }
            case DiscoveryTaken(int seat, int age, Card card) -> say(event, "seat", seat, "age", age, "card", card);
            case CardTaken(int seat, Card card) -> say(event, "seat", seat, "card", card);
            case TrickTaken(int trick, int winner) -> say(event, "trick", trick, "seat", winner);
            case ActionTurnBegan(int seat, var calamities, int _) ->
                sayAs(calamities.isEmpty() ? ".calm" : "", event, "seat", seat, "cards", calamities);
            case CalamityProtected(int seat, Card card) -> say(event, "seat", seat, "card", card);
            case CalamityStruck(int seat, Card card, Calamity calamity) ->
                say(event, "seat", seat, "card", card, "calamity", calamity);
            case CalamityWardedOff(int seat, Card card, Calamity calamity, var bonus, var _) ->
                say(event, "seat", seat, "card", card, "calamity", calamity, "bonus", bonus);
            case HarvestSpoiled(int seat, Resource resource, var thrown) ->
                sayAs(thrown.isEmpty() ? NONE : "", event, "seat", seat, "resource", resource, "cards", thrown);
            case StocksBlownAway(int seat, Stock lost, Stock stock) ->
                sayAs(lost.equals(Stock.NONE) ? NONE : "", event, "seat", seat, "lost", lost, "stock", stock);
            case ShadowCast(int seat, Calamity calamity) -> say(event, "seat", seat, "calamity", calamity);
            case AgeChanged(int seat, int from, int to, AgeCause cause) ->
                say(event, "seat", seat, "from", from, "to", to, "cause", cause);
            case DiscoveryTurnedDown(int seat, int age, Card card) ->
                say(event, "seat", seat, "age", age, "card", card);
            case PopulationLost(int seat, int from, int population, LossCause cause, boolean _) ->
                say(event, "seat", seat, "from", from, "population", population, "cause", cause);
            case PopRemoved(int seat, Site site, int level) -> say(event, "seat", seat, "site", site, "level", level);
            case JokerTaken(int seat, Card card, var resource) ->
                resource == null
                        ? sayAs(".wasted", event, "seat", seat, "card", card)
                        : say(event, "seat", seat, "card", card, "resource", resource);
            case ResourcesHarvested(
                    int seat,
                    Stock cards,
                    Stock production,
                    Stock jokers,
                    Stock surplus,
                    Stock stock) -> {
                var harvest = cards.plus(production).plus(jokers);
                String kind = harvest.equals(Stock.NONE) ? NONE : surplus.equals(Stock.NONE) ? ".kept" : "";
                yield sayAs(kind, event, "seat", seat, "harvest", harvest, "surplus", surplus, "stock", stock);
            }
            case GoodsExchanged(int seat, var conversions, Stock stock) ->
                say(event, "seat", seat, "conversions", conversions, "stock", stock);
            case CommerceDeclined(int seat) -> say(event, "seat", seat);
            case NeedsPaid(int seat, int age, int population, Stock paid, var met, var unmet, var _) ->
                sayAs(
                        met.isEmpty() ? NONE : unmet.isEmpty() ? ".all" : "",
                        event,
                        "seat",
                        seat,
                        "age",
                        age,
                        "population",
                        population,
                        "paid",
                        paid,
                        "met",
                        met,
                        "unmet",
                        unmet);
            case PointsScored(int seat, int met, int population, int points, int prestige, int score) ->
                say(
                        event,
                        "seat",
                        seat,
                        "needs",
                        met,
                        "population",
                        population,
                        "points",
                        points,
                        "prestige",
                        prestige,
                        "score",
                        score);
            case PopBought(int seat, int pops, int population, Stock cost, var _) ->
                say(event, "seat", seat, "pops", pops, "population", population, "cost", cost);
            case Evolved(int seat, int from, int to, Stock cost, var _) ->
                say(event, "seat", seat, "from", from, "to", to, "cost", cost);
            case PopPlaced(int seat, Site site, int level, Stock cost, var _) ->
                say(event, "seat", seat, "site", site, "level", level, "cost", cost);
            case SiteRaised(int seat, Site site, int from, int level, Stock cost, var _) ->
                say(event, "seat", seat, "site", site, "from", from, "level", level, "cost", cost);
            case PopMoved(int seat, Site from, Site to, int level, Stock cost, var _) ->
                say(event, "seat", seat, "from", from, "to", to, "level", level, "cost", cost);
            case ManagementEnded(int seat) -> say(event, "seat", seat);
            case RoundEnded(int round, var discarded) -> say(event, "round", round, "cards", discarded);
            case CalamitiesReturned(int seat, var calamities, int size, var _) ->
                say(event, "seat", seat, "cards", calamities, "size", size);
            case DiscoveriesScored(int seat, var sets, int points, int score) -> {
                var colours = sets.stream().map(ColourSet::colour).toList();
                String kind = colours.isEmpty() ? NONE : "";
                yield sayAs(kind, event, "seat", seat, "colours", colours, "points", points, "score", score);
            }
            case GameEnded(var standings) -> {
                var scores = standings.stream().map(Standing::score).toList();
                yield say(event, "seats", standings.stream().map(Standing::seat).toList(), "scores", scores);
            }
        };
    }

    private static Sentence sayHand(
            SEvolutionEvent event, int seat, int count, HandSight sight, @Nullable List<Card> cards) {
        return cards == null
                ? sayAs(".hidden", event, "seat", seat, "count", count, "sight", sight)
                : say(event, "seat", seat, "count", count, "sight", sight, "cards", cards);
    }

    private static Sentence say(SEvolutionEvent event, Object... namesAndValues) {
        return sayAs("", event, namesAndValues);
    }

    /** In the words for a special case, such as an empty list. */
    private static Sentence sayAs(String special, SEvolutionEvent event, Object... namesAndValues) {
        return new Sentence(key(event) + special, params(namesAndValues));
    }

    private static String key(SEvolutionEvent event) {
        return SEvolution.ID + "." + event.getClass().getSimpleName();
    }

    private static Map<String, Object> params(Object... namesAndValues) {
        var params = new HashMap<String, Object>();
        for (int i = 0; i < namesAndValues.length; i += 2) {
            params.put((String) namesAndValues[i], plain(namesAndValues[i + 1]));
        }
        return params;
    }

    private static Object plain(Object value) {
        return switch (value) {
            case Integer number -> number;
            case Card card -> card.code();
            case Stock stock -> List.of(stock.food(), stock.tools(), stock.science());
            case Conversion(Resource from, Resource to) -> from + ">" + to;
            case List<?> list -> list.stream().map(Sentences::plain).toList();
            default -> value.toString();
        };
    }
}
