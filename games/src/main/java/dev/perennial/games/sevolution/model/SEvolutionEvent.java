package dev.perennial.games.sevolution.model;

import dev.perennial.games.GameEvent;
import dev.perennial.games.sevolution.component.AgeCause;
import dev.perennial.games.sevolution.component.Calamity;
import dev.perennial.games.sevolution.component.Card;
import dev.perennial.games.sevolution.component.CardSource;
import dev.perennial.games.sevolution.component.ColourSet;
import dev.perennial.games.sevolution.component.Conversion;
import dev.perennial.games.sevolution.component.LossCause;
import dev.perennial.games.sevolution.component.Phase;
import dev.perennial.games.sevolution.component.RankedCard;
import dev.perennial.games.sevolution.component.Resource;
import dev.perennial.games.sevolution.component.Site;
import dev.perennial.games.sevolution.component.Stock;
import dev.perennial.games.sevolution.component.Suit;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Everything that happens at the table, in the order of a game. Numbers named {@code stock}, {@code score} and
 * {@code population} are those after the event. A null list of cards is one the viewer may not see.
 */
public sealed interface SEvolutionEvent extends GameEvent {

    record GameBegan(int seats, int firstPlayer) implements SEvolutionEvent {}

    /** Top card first; hidden from everybody. */
    record PileShuffled(int seat, int size, @Nullable List<Card> pile) implements SEvolutionEvent {
        public PileShuffled {
            pile = pile == null ? null : List.copyOf(pile);
        }
    }

    record RoundBegan(int round, int leader) implements SEvolutionEvent {}

    /**
     * The hand is seen by the seats named, by spectators only if by every seat. The Discovery follows from open data.
     */
    record CardsDealt(
            int seat,
            boolean obscured,
            boolean invaded,
            HandSight sight,
            List<Integer> seenBy,
            int count,
            @Nullable List<Card> drawn,
            @Nullable Card discovery)
            implements SEvolutionEvent {
        public CardsDealt {
            seenBy = List.copyOf(seenBy);
            drawn = drawn == null ? null : List.copyOf(drawn);
        }
    }

    /**
     * A blind player's hand, Discovery included, by position. Where a game goes on with hidden cards dealt again, any
     * hand.
     */
    record BlindHandShuffled(
            int seat,
            HandSight sight,
            List<Integer> seenBy,
            int count,
            @Nullable List<Card> positions) implements SEvolutionEvent {
        public BlindHandShuffled {
            seenBy = List.copyOf(seenBy);
            positions = positions == null ? null : List.copyOf(positions);
        }
    }

    /** The table waits for this seat. */
    record TurnPassed(int seat, Phase phase) implements SEvolutionEvent {}

    record TrumpNamed(int seat, Suit suit) implements SEvolutionEvent {}

    /** The order lists the seats that still have cards. */
    record TrickBegan(int trick, int leader, List<Integer> order) implements SEvolutionEvent {
        public TrickBegan {
            order = List.copyOf(order);
        }
    }

    /** Round 1 only; the position is that of the face-down card, none for a card from the pile. */
    record CalamitySetAside(
            int seat,
            Card card,
            CardSource source,
            @Nullable Integer position) implements SEvolutionEvent {}

    /** The fixed suit is that of the trick after this card. The position is a blind player's. */
    record CardPlayed(
            int seat,
            Card card,
            CardSource source,
            @Nullable Integer position,
            @Nullable Suit fixedSuit) implements SEvolutionEvent {}

    /** All have played: who takes Discoveries, who takes playing cards, in this order. */
    record PickOrderSet(List<Integer> discoveryPicks, List<RankedCard> cardPicks, int winner)
            implements SEvolutionEvent {
        public PickOrderSet {
            discoveryPicks = List.copyOf(discoveryPicks);
            cardPicks = List.copyOf(cardPicks);
        }
    }

    record DiscoveryTaken(int seat, int age, Card card) implements SEvolutionEvent {}

    record CardTaken(int seat, Card card) implements SEvolutionEvent {}

    record TrickTaken(int trick, int winner) implements SEvolutionEvent {}

    record ActionTurnBegan(int seat, List<Card> calamities, int protectionLevel) implements SEvolutionEvent {
        public ActionTurnBegan {
            calamities = List.copyOf(calamities);
        }
    }

    record CalamityProtected(int seat, Card card) implements SEvolutionEvent {}

    /** Its effects follow as events of their own; Obscurantism and Invasion do nothing in round 6. */
    record CalamityStruck(int seat, Card card, Calamity calamity) implements SEvolutionEvent {}

    record CalamityWardedOff(int seat, Card card, Calamity calamity, List<Resource> bonus, Stock stock)
            implements SEvolutionEvent {
        public CalamityWardedOff {
            bonus = List.copyOf(bonus);
        }
    }

    /** Famine, Earthquake, Fanaticism: cards thrown away, Jokers restricted. */
    record HarvestSpoiled(int seat, Resource resource, List<Card> thrown) implements SEvolutionEvent {
        public HarvestSpoiled {
            thrown = List.copyOf(thrown);
        }
    }

    /** Hurricane. */
    record StocksBlownAway(int seat, Stock lost, Stock stock) implements SEvolutionEvent {}

    /** Obscurantism or Invasion will lie on the next round. */
    record ShadowCast(int seat, Calamity calamity) implements SEvolutionEvent {}

    record AgeChanged(int seat, int from, int to, AgeCause cause) implements SEvolutionEvent {}

    record DiscoveryTurnedDown(int seat, int age, Card card) implements SEvolutionEvent {}

    record PopulationLost(int seat, int from, int population, LossCause cause, boolean popMustLeave)
            implements SEvolutionEvent {}

    record PopRemoved(int seat, Site site, int level) implements SEvolutionEvent {}

    /** Without a resource: all three were forbidden. */
    record JokerTaken(int seat, Card card, @Nullable Resource resource) implements SEvolutionEvent {}

    record ResourcesHarvested(int seat, Stock cards, Stock production, Stock jokers, Stock surplus, Stock stock)
            implements SEvolutionEvent {}

    record GoodsExchanged(int seat, List<Conversion> conversions, Stock stock) implements SEvolutionEvent {
        public GoodsExchanged {
            conversions = List.copyOf(conversions);
        }
    }

    record CommerceDeclined(int seat) implements SEvolutionEvent {}

    record NeedsPaid(
            int seat, int age, int population, Stock paid, List<Resource> met, List<Resource> unmet, Stock stock)
            implements SEvolutionEvent {
        public NeedsPaid {
            met = List.copyOf(met);
            unmet = List.copyOf(unmet);
        }
    }

    record PointsScored(int seat, int needsMet, int population, int needPoints, int prestigePoints, int score)
            implements SEvolutionEvent {}

    record PopBought(int seat, int pops, int population, Stock cost, Stock stock) implements SEvolutionEvent {}

    record Evolved(int seat, int from, int to, Stock cost, Stock stock) implements SEvolutionEvent {}

    record PopPlaced(int seat, Site site, int level, Stock cost, Stock stock) implements SEvolutionEvent {}

    record SiteRaised(int seat, Site site, int from, int level, Stock cost, Stock stock) implements SEvolutionEvent {}

    record PopMoved(int seat, Site from, Site to, int level, Stock cost, Stock stock) implements SEvolutionEvent {}

    record ManagementEnded(int seat) implements SEvolutionEvent {}

    record RoundEnded(int round, List<Card> discarded) implements SEvolutionEvent {
        public RoundEnded {
            discarded = List.copyOf(discarded);
        }
    }

    /** After round 1: the calamities set aside go back; the new order of the pile is hidden from everybody. */
    record CalamitiesReturned(
            int seat,
            List<Card> calamities,
            int size,
            @Nullable List<Card> pile) implements SEvolutionEvent {
        public CalamitiesReturned {
            calamities = List.copyOf(calamities);
            pile = pile == null ? null : List.copyOf(pile);
        }
    }

    record DiscoveriesScored(int seat, List<ColourSet> sets, int points, int score) implements SEvolutionEvent {
        public DiscoveriesScored {
            sets = List.copyOf(sets);
        }
    }

    record GameEnded(List<Standing> standings) implements SEvolutionEvent {
        public GameEnded {
            standings = List.copyOf(standings);
        }
    }
}
