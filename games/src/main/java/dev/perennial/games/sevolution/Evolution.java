package dev.perennial.games.sevolution;

import dev.perennial.games.collection.Lists;
import dev.perennial.games.sevolution.component.Calamity;
import dev.perennial.games.sevolution.component.CalamityEffects;
import dev.perennial.games.sevolution.component.Card;
import dev.perennial.games.sevolution.component.DiscoverySlot;
import dev.perennial.games.sevolution.component.Phase;
import dev.perennial.games.sevolution.component.Resource;
import dev.perennial.games.sevolution.component.Site;
import dev.perennial.games.sevolution.component.Stock;
import dev.perennial.games.sevolution.component.Suit;
import dev.perennial.games.sevolution.component.TableCard;
import dev.perennial.games.sevolution.model.ActionTurn;
import dev.perennial.games.sevolution.model.Player;
import dev.perennial.games.sevolution.model.SEvolutionEvent;
import dev.perennial.games.sevolution.model.SEvolutionEvent.*;
import dev.perennial.games.sevolution.model.SEvolutionState;
import dev.perennial.games.sevolution.model.Trick;
import java.util.List;
import java.util.Objects;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** Copies what happened into the state. Nothing is judged here. */
final class Evolution {
    private Evolution() {}

    static SEvolutionState first(GameBegan began) {
        var players = IntStream.range(0, began.seats()).mapToObj(Player::first).toList();
        return new SEvolutionState(
                0, Phase.TRICK_PLAY, null, began.firstPlayer(), null, players, null, null, List.of(), List.of());
    }

    static SEvolutionState evolve(SEvolutionState state, SEvolutionEvent event) {
        return switch (event) {
            case GameBegan began -> first(began);
            case PileShuffled(int seat, int _, var pile) ->
                state.player(seat, player -> player.cards(cards -> cards.withPile(known(pile))));
            case RoundBegan(int round, int leader) -> state.withRound(round, leader);
            case CardsDealt dealt -> state.player(dealt.seat(), player -> deal(player, dealt));
            case BlindHandShuffled(int seat, var sight, var _, int _, var positions) ->
                state.player(seat, player -> player.cards(cards -> cards.withFaces(known(positions), sight)));
            case TurnPassed(int seat, Phase phase) -> state.withTurn(seat, phase);
            case TrumpNamed(int _, Suit suit) -> state.withTrump(suit);
            case TrickBegan(int number, int leader, var order) ->
                state.withNewTrick(Trick.begun(number, leader, order));
            case CalamitySetAside(int seat, Card card, var source, var _) ->
                state.player(
                        seat,
                        player -> player.cards(
                                cards -> cards.without(card, source).withSetAside(Lists.with(cards.setAside(), card))));
            case CardPlayed(int seat, Card card, var source, var _, var suit) ->
                state.withTrick(state.currentTrick().withPlayed(new TableCard(seat, card, null), suit))
                        .player(seat, player -> player.cards(cards -> cards.without(card, source)));
            case PickOrderSet(var discoveries, var cards, int winner) ->
                state.withTrick(state.currentTrick().withPickOrder(discoveries, cards, winner));
            case DiscoveryTaken(int seat, int age, Card card) ->
                state.withTrick(state.currentTrick().withDiscoveryTaken(card, seat))
                        .player(seat, player -> player.withDiscovery(age, new DiscoverySlot(card, true)));
            case CardTaken(int seat, Card card) ->
                state.withTrick(state.currentTrick().withCardTaken(card, seat))
                        .player(
                                seat,
                                player -> player.cards(cards -> cards.withTaken(Lists.with(cards.taken(), card))));
            case ActionTurnBegan(int seat, var calamities, int protection) ->
                state.withAction(ActionTurn.begun(seat, calamities, protection));
            case CalamityProtected(int _, Card card) ->
                state.withAction(state.currentAction().withProtected(card));
            case CalamityStruck(int _, Card card, var _) ->
                state.withAction(state.currentAction().withResolved(card));
            case CalamityWardedOff(int seat, Card card, var _, var _, Stock stock) ->
                stock(state.withAction(state.currentAction().withResolved(card)), seat, stock);
            case HarvestSpoiled(int seat, Resource resource, var thrown) ->
                state.withAction(state.currentAction().withForbidden(resource))
                        .withGone(thrown)
                        .player(seat, player -> throwAway(player, thrown));
            case StocksBlownAway(int seat, var _, Stock stock) -> stock(state, seat, stock);
            case ShadowCast(int seat, Calamity calamity) ->
                state.player(seat, player -> player.withShadows(player.shadows().withPending(calamity)));
            case AgeChanged(int seat, int _, int to, var _) -> age(state, seat, to);
            case DiscoveryTurnedDown(int seat, int age, Card card) ->
                state.player(seat, player -> player.withDiscovery(age, new DiscoverySlot(card, false)));
            case PopulationLost(int seat, int _, int population, var cause, boolean popMustLeave) ->
                population(state, seat, population)
                        .withAction(state.currentAction().withRemoval(popMustLeave ? cause : null));
            case PopRemoved(int seat, Site site, int _) ->
                site(state, seat, site, 0).withAction(state.currentAction().withRemoval(null));
            case JokerTaken _, CommerceDeclined _, ManagementEnded _, TrickTaken _ -> state;
            case ResourcesHarvested harvested -> stock(state, harvested.seat(), harvested.stock());
            case GoodsExchanged(int seat, var _, Stock stock) -> stock(state, seat, stock);
            case NeedsPaid(int seat, int _, int population, var _, var met, var unmet, Stock stock) ->
                stock(state, seat, stock)
                        .withAction(state.currentAction()
                                .withNeeds(new ActionTurn.Needs(population, met.size(), met.size() + unmet.size())));
            case PointsScored scored -> score(state, scored.seat(), scored.score());
            case PopBought(int seat, int _, int population, var _, Stock stock) ->
                population(stock(state, seat, stock), seat, population)
                        .withAction(state.currentAction().withBoughtPop());
            case Evolved(int seat, int _, int to, var _, Stock stock) ->
                age(stock(state, seat, stock), seat, to)
                        .withAction(state.currentAction().withEvolved());
            case PopPlaced(int seat, Site site, int level, var _, Stock stock) ->
                site(stock(state, seat, stock), seat, site, level);
            case SiteRaised(int seat, Site site, int _, int level, var _, Stock stock) ->
                site(stock(state, seat, stock), seat, site, level);
            case PopMoved(int seat, Site from, Site to, int level, var _, Stock stock) ->
                site(site(stock(state, seat, stock), seat, from, 0), seat, to, level);
            case RoundEnded(int _, var discarded) ->
                state.withGone(discarded).players(player -> player.cards(cards -> cards.withTaken(List.of())));
            case CalamitiesReturned(int seat, var _, int _, var pile) ->
                state.player(
                        seat,
                        player -> player.cards(
                                cards -> cards.withPile(known(pile)).withSetAside(List.of())));
            case DiscoveriesScored(int seat, var _, int _, int score) -> score(state, seat, score);
            case GameEnded(var standings) ->
                state.withTurn(null, Phase.GAME_OVER).withStandings(standings);
        };
    }

    private static Player deal(Player player, CardsDealt dealt) {
        var drawn = known(dealt.drawn());
        var discovery = dealt.discovery();
        var hand = discovery == null ? drawn : Lists.with(drawn, discovery);
        var shadows = new CalamityEffects(dealt.obscured(), dealt.invaded(), false, false);
        return player.withShadows(shadows).cards(cards -> {
            var pile = cards.pile();
            return cards.withPile(pile.subList(drawn.size(), pile.size())).withHand(hand, dealt.sight());
        });
    }

    private static Player throwAway(Player player, List<Card> thrown) {
        return player.cards(cards -> cards.withTaken(
                cards.taken().stream().filter(card -> !thrown.contains(card)).toList()));
    }

    private static SEvolutionState stock(SEvolutionState state, int seat, Stock stock) {
        return state.civilisation(seat, civilisation -> civilisation.withStock(stock));
    }

    private static SEvolutionState age(SEvolutionState state, int seat, int age) {
        return state.civilisation(seat, civilisation -> civilisation.withAge(age));
    }

    private static SEvolutionState population(SEvolutionState state, int seat, int population) {
        return state.civilisation(seat, civilisation -> civilisation.withPopulation(population));
    }

    private static SEvolutionState score(SEvolutionState state, int seat, int score) {
        return state.civilisation(seat, civilisation -> civilisation.withScore(score));
    }

    private static SEvolutionState site(SEvolutionState state, int seat, Site site, int level) {
        return state.civilisation(
                seat,
                civilisation -> civilisation.withSites(civilisation.sites().with(site, level)));
    }

    /** States are folded from full events, never from redacted ones. */
    private static List<Card> known(@Nullable List<Card> cards) {
        return Objects.requireNonNull(cards, "a redacted event has no place in a state");
    }
}
