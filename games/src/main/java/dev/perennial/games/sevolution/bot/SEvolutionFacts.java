package dev.perennial.games.sevolution.bot;

import dev.perennial.games.GameView;
import dev.perennial.games.Sentence;
import dev.perennial.games.bots.MoveFacts;
import dev.perennial.games.sevolution.Needs;
import dev.perennial.games.sevolution.component.Card;
import dev.perennial.games.sevolution.component.Resource;
import dev.perennial.games.sevolution.component.Site;
import dev.perennial.games.sevolution.component.Stock;
import dev.perennial.games.sevolution.component.Suit;
import dev.perennial.games.sevolution.model.Civilisation;
import dev.perennial.games.sevolution.model.PlayerView;
import dev.perennial.games.sevolution.model.SEvolutionMove;
import dev.perennial.games.sevolution.model.SEvolutionMove.*;
import dev.perennial.games.sevolution.model.SEvolutionView;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** The order of a trick, the goods that needs still lack, and the growth of a civilisation. */
public final class SEvolutionFacts implements MoveFacts<SEvolutionMove> {

    @Override
    public List<Sentence> of(GameView before, GameView after, int seat, SEvolutionMove move) {
        var table = (SEvolutionView) before;
        var me = table.players().get(seat);
        return switch (move) {
            case NameTrump(Suit suit) ->
                List.of(sentence("trump", Map.of("suit", suit.name(), "count", held(me, suit))));
            case Play(Card card) -> playing(table, me, card);
            case PlayBlind _ -> List.of(sentence("blind", Map.of()));
            case TakeDiscovery(Card card) ->
                List.of(sentence("discovery", Map.of("count", (int) GreedyChieftain.sameColour(card, me) + 1)));
            case TakeCard _, Jokers _ ->
                lacking(me, ((SEvolutionView) after).players().get(seat), move);
            case Commerce(var conversions) ->
                conversions.isEmpty()
                        ? List.of()
                        : lacks(
                                me.civilisation(),
                                me.civilisation().stock(),
                                GreedyChieftain.converted(me.civilisation(), conversions)
                                        .stock());
            case Protect _, ResolveCalamity _ -> List.of();
            case RemovePop _, BuyPop _, Evolve _, Place _, Raise _, Move _, End _ ->
                growth(
                        me.civilisation(),
                        ((SEvolutionView) after).players().get(seat).civilisation());
        };
    }

    private static int held(PlayerView me, Suit suit) {
        int count = 0;
        for (var place : me.hand()) {
            var card = place.card();
            count += card != null && card.isSuit(suit) ? 1 : 0;
        }
        return count;
    }

    /** Stronger cards are taken before it is the player's turn to choose. */
    private static List<Sentence> playing(SEvolutionView table, PlayerView me, Card card) {
        var trick = table.trick();
        if (trick == null || card.isDiscovery()) {
            return List.of();
        }
        long stronger = new TrickEvaluation(table, me, new HeuristicEvaluation(table.round())).strongerThan(card);
        return trick.played().isEmpty()
                ? List.of(sentence("leads", Map.of("card", card.code())))
                : List.of(sentence("stronger", Map.of("count", (int) stronger)));
    }

    /** With the cards taken so far, and what Jokers are turned into. */
    private static List<Sentence> lacking(PlayerView me, PlayerView then, SEvolutionMove move) {
        List<Resource> jokers = move instanceof Jokers(var resources) ? resources : List.of();
        var reached = move instanceof Jokers ? me : then;
        return lacks(
                me.civilisation(),
                GreedyChieftain.harvested(me, List.of()).stock(),
                GreedyChieftain.harvested(reached, jokers).stock());
    }

    private static List<Sentence> lacks(Civilisation civilisation, Stock now, Stock then) {
        int held = lack(civilisation, now);
        int left = lack(civilisation, then);
        return held == left ? List.of() : List.of(sentence("lacks", Map.of("held", held, "then", left)));
    }

    private static int lack(Civilisation civilisation, Stock stock) {
        int units = 0;
        for (Resource need : Needs.of(civilisation.age())) {
            units += Math.max(0, civilisation.population() - stock.of(need));
        }
        return units;
    }

    private static List<Sentence> growth(Civilisation now, Civilisation then) {
        var facts = new ArrayList<Sentence>();
        if (now.population() != then.population()) {
            facts.add(sentence("population", Map.of("held", now.population(), "then", then.population())));
        }
        if (now.age() != then.age()) {
            facts.add(sentence("age", Map.of("held", now.age(), "then", then.age())));
        }
        for (Site site : Site.values()) {
            int level = then.sites().level(site);
            if (level > now.sites().level(site)) {
                facts.add(sentence("site", Map.of("site", site.name(), "level", level)));
            }
        }
        return facts;
    }

    private static Sentence sentence(String key, Map<String, Object> params) {
        return new Sentence("s-evolution.hint." + key, params);
    }
}
