package dev.perennial.games.concert;

import static dev.perennial.games.concert.Cards.cards;

import dev.perennial.games.concert.model.Colour;
import dev.perennial.games.concert.model.Concert;
import dev.perennial.games.concert.model.ConcertEvent;
import dev.perennial.games.concert.model.ConcertState;
import dev.perennial.games.concert.model.ConcertTables;
import dev.perennial.games.concert.model.Disc;
import dev.perennial.games.concert.model.Phase;
import dev.perennial.games.concert.model.Turn;
import java.util.List;

/** Builds a position in the middle of a game from the notation of the vectors. */
public final class Position {
    private ConcertState state;

    /** Nobody has cards in hand, discs are in the centre, the hit is orange, no hourglass. */
    public Position(String... rows) {
        state = Evolution.evolve(
                null, new ConcertEvent.TableLaid(rows.length, null, rows.length - 1, Colour.ORANGE, 5));
        for (int seat = 0; seat < rows.length; seat++) {
            var row = cards(rows[seat]);
            state = state.change(seat, p -> p.revealed(row));
        }
        state = state.with(Phase.CARDS, new Turn(0, 0));
    }

    /** Such as {@code B:0@6 G:1@5}; a dash for the holder is the centre. */
    public Position discs(String discs) {
        for (String disc : discs.split(" ")) {
            String holder = disc.substring(2, disc.indexOf('@'));
            state = state.with(new Disc(
                    Colour.ofLetter(disc.charAt(0)).orElseThrow(),
                    holder.equals("-") ? null : Integer.valueOf(holder),
                    Integer.parseInt(disc.substring(disc.indexOf('@') + 1))));
        }
        return this;
    }

    public Position hand(int seat, String codes) {
        var hand = cards(codes);
        state = state.change(seat, p -> p.dealt(hand));
        return this;
    }

    public Position mover(int seat) {
        state = state.with(Phase.CARDS, new Turn(seat, 0));
        return this;
    }

    public Position hit(Colour hit) {
        state = state.withHit(hit);
        return this;
    }

    public Position concerts(int seat, Concert... concerts) {
        for (Concert concert : concerts) {
            state = state.change(seat, p -> p.held(concert));
        }
        return this;
    }

    Position undealt(String codes) {
        state = state.withUndealt(cards(codes));
        return this;
    }

    public Match match() {
        return new Match(state);
    }

    public static Concert plain(int score) {
        return new Concert(score, false);
    }

    public static Concert gala(int score) {
        return new Concert(score, true);
    }

    /** The deck of the rulebook example: Anna, Joe (who deals) and Carla, with the cards the vectors give them. */
    public static Match rulebookExample() {
        var anna = cards("G9 B1 B3 N1 L9 O7 G1 G3 G4 G5 O1 O2 O3");
        var joe = cards("B8 B2 L3 G2 Y3 B6 L1 L2 L4 L5 Y1 Y2 Y5");
        var carla = cards("G6 B4 Y4 N2 N3 N4 N5 N6 N7 N8 N9 O4 O5");
        var undealt = ConcertTables.deck(3).stream()
                .filter(card -> !anna.contains(card) && !joe.contains(card) && !carla.contains(card))
                .toList();
        var laid = Evolution.evolve(null, new ConcertEvent.TableLaid(3, 60, 1, Colour.ORANGE, 5));
        return new Match(Evolution.evolve(
                laid, new ConcertEvent.HandsDealt(List.of(anna, joe, carla), undealt.size(), undealt)));
    }
}
