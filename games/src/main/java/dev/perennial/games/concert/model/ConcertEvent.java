package dev.perennial.games.concert.model;

import dev.perennial.games.GameEvent;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Everything that happens at the table. */
public sealed interface ConcertEvent extends GameEvent {

    /** The first event: the board before the deal. Hourglass seconds are null when it is off. */
    record TableLaid(int seats, @Nullable Integer hourglassSeconds, int dealer, Colour hit, int discValue)
            implements ConcertEvent {}

    /** Hands in seat order, each in the order dealt; the undealt rest follows them in the shuffled deck. */
    record HandsDealt(List<List<InfluenceCard>> hands, int undealtCount, List<InfluenceCard> undealt)
            implements ConcertEvent {
        public HandsDealt {
            hands = hands.stream().map(List::copyOf).toList();
            undealt = List.copyOf(undealt);
        }
    }

    /** A player made the secret choice; the cards stay hidden from others until the reveal. */
    record OpeningChosen(int seat, List<InfluenceCard> cards) implements ConcertEvent {
        public OpeningChosen {
            cards = List.copyOf(cards);
        }
    }

    /** All rows at once, in seat order. */
    record OpeningRevealed(List<List<InfluenceCard>> rows) implements ConcertEvent {
        public OpeningRevealed {
            rows = rows.stream().map(List::copyOf).toList();
        }
    }

    /** The lowest sum begins; among equals the first one after the dealer. */
    record FirstPlayerDetermined(int seat, List<Integer> sums) implements ConcertEvent {
        public FirstPlayerDetermined {
            sums = List.copyOf(sums);
        }
    }

    /** The moments are null without an hourglass. */
    record TurnStarted(
            int seat, @Nullable Moment glassEnd, @Nullable Moment deadline) implements ConcertEvent {}

    /** {@code cardOfTurn} counts from 1. */
    record InfluenceCardPlayed(
            int seat, InfluenceCard card, int target, int slot, InfluenceCard covered, int cardOfTurn)
            implements ConcertEvent {}

    /** A disc changes hands; from is null when it comes out of the centre. */
    record ArtistMoved(Colour artist, @Nullable Integer from, int to, int value) implements ConcertEvent {}

    record HitTurned(int seat, int direction, Colour from, Colour to) implements ConcertEvent {}

    /** {@code number} counts this player's concerts from 1. */
    record ConcertHeld(int seat, int number, Colour hit, List<BillLine> bill, boolean gala, int score)
            implements ConcertEvent {
        public ConcertHeld {
            bill = List.copyOf(bill);
        }
    }

    /** {@code glassEnd} shows how much sand the next player has. */
    record TurnEnded(int seat, @Nullable Moment glassEnd) implements ConcertEvent {}

    /** Time is up for a seat in this phase, after the given number of cards in this turn. */
    record TimeRanOut(int seat, Phase phase, int cardsPlayed) implements ConcertEvent {}

    /** Drawn by chance from the slow player's hand and laid on their own middle slot. */
    record PenaltyCardPlaced(int seat, InfluenceCard card, int slot, InfluenceCard covered) implements ConcertEvent {}

    /** In seat order. */
    record FinalConcertHeld(List<FinalBill> bills) implements ConcertEvent {
        public FinalConcertHeld {
            bills = List.copyOf(bills);
        }
    }

    /** In seat order. */
    record GameEnded(List<Standing> standings) implements ConcertEvent {
        public GameEnded {
            standings = List.copyOf(standings);
        }
    }
}
