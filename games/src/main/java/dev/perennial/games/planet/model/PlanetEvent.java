package dev.perennial.games.planet.model;

import dev.perennial.games.GameEvent;
import dev.perennial.games.planet.board.Ability;
import dev.perennial.games.planet.board.ActionType;
import dev.perennial.games.planet.board.Biome;
import dev.perennial.games.planet.board.Card;
import dev.perennial.games.planet.board.Cell;
import dev.perennial.games.planet.board.Harvest;
import dev.perennial.games.planet.board.Piece;
import dev.perennial.games.planet.board.Season;
import dev.perennial.games.planet.board.SoloTitle;
import dev.perennial.games.planet.board.SunSide;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Everything that happens at the table, with its numbers; {@code score} is always the seat's total afterwards. Seat 1
 * of a solo game is the automatic opponent, which appears in marker events.
 */
public sealed interface PlanetEvent extends GameEvent {

    /** The table is set: start points in seat order, all planets empty. */
    record GameStarted(int players, SunSide sunStart, int startSeat, List<Integer> startPoints) implements PlanetEvent {
        public GameStarted {
            startPoints = List.copyOf(startPoints);
        }
    }

    /** Set-up shuffles the whole deck. {@code order} is hidden from everyone. */
    record DeckShuffled(int count, List<Card> order) implements PlanetEvent {
        public DeckShuffled {
            order = List.copyOf(order);
        }
    }

    /** Set-up turns over the top card; it stays in the zone when it is fertile and goes back otherwise. */
    record CardRevealed(Card card, int total, boolean stays) implements PlanetEvent {}

    /** A discard pile shuffled under the rest of the deck. {@code order} is hidden from everyone. */
    record DeckReshuffled(int count, List<Card> order) implements PlanetEvent {
        public DeckReshuffled {
            order = List.copyOf(order);
        }
    }

    /** A round begins: cards from the deck, the first drawn nearest to it. */
    record DisplayLaid(Season season, int round, int startSeat, List<Card> cards) implements PlanetEvent {
        public DisplayLaid {
            cards = List.copyOf(cards);
        }
    }

    record CardPicked(int seat, Card card) implements PlanetEvent {}

    /** The solo opponent takes a card, and why that one. */
    record OpponentPicked(Card card, OpponentReason reason) implements PlanetEvent {}

    record MarkerPlaced(Card card) implements PlanetEvent {}

    record MarkerTaken(int seat, Card card) implements PlanetEvent {}

    /** The marked card was not taken: the start player keeps the marker. */
    record MarkerReturned(int seat) implements PlanetEvent {}

    record LeftoverPlaced(Card card, Biome biome, int fertility) implements PlanetEvent {}

    record LeftoverDiscarded(Card card) implements PlanetEvent {}

    /** The leftover brings a drought: the pile's last card, if it has one, is turned over. */
    record DroughtStruck(Card card, Biome biome, @Nullable Card turnedDown, int fertility) implements PlanetEvent {}

    /** The draft is over, all act at once: most bushes or lakes each seat may place, in seat order. */
    record QuotasSet(List<Integer> quotas) implements PlanetEvent {
        public QuotasSet {
            quotas = List.copyOf(quotas);
        }
    }

    record ActionTaken(int seat, ActionType action) implements PlanetEvent {}

    /** The level it counts with, and what that is worth: repetitions, or points for BUD. */
    record AbilityUsed(int seat, Ability ability, int level, int value) implements PlanetEvent {}

    record AbilityImproved(int seat, Ability ability, int level) implements PlanetEvent {}

    record SproutPlanted(int seat, Cell cell) implements PlanetEvent {}

    record TreeGrown(int seat, Cell cell, Piece piece) implements PlanetEvent {}

    record BushPlanted(int seat, Cell cell, int left) implements PlanetEvent {}

    record LakePlaced(int seat, Cell cell, int left) implements PlanetEvent {}

    record BudsCounted(int seat, int points, int score) implements PlanetEvent {}

    record TurnFinished(int seat) implements PlanetEvent {}

    record RoundEnded(Season season, int round) implements PlanetEvent {}

    record SunScored(int seat, Season season, SunSide sun, List<Cell> lit, int points, int score)
            implements PlanetEvent {
        public SunScored {
            lit = List.copyOf(lit);
        }
    }

    record ForestScored(int seat, Season season, List<Cell> forest, int points, int score) implements PlanetEvent {
        public ForestScored {
            forest = List.copyOf(forest);
        }
    }

    /** A new season begins; the cards of the old one are discarded, in seat order. */
    record SeasonChanged(Season season, SunSide sun, List<Card> discarded) implements PlanetEvent {
        public SeasonChanged {
            discarded = List.copyOf(discarded);
        }
    }

    record FertilityScored(int seat, List<Harvest> harvests, int points, int score) implements PlanetEvent {
        public FertilityScored {
            harvests = List.copyOf(harvests);
        }
    }

    /** The places, in seat order; a solo game has no winner, but the player earns a title. */
    record GameScored(
            int markerSeat,
            List<Standing> standings,
            @Nullable SoloTitle title) implements PlanetEvent {
        public GameScored {
            standings = List.copyOf(standings);
        }
    }
}
