package dev.perennial.games.arboretum;

import dev.perennial.games.Decision;
import dev.perennial.games.FirstSeat;
import dev.perennial.games.Setup;
import dev.perennial.games.arboretum.model.ArboretumEvent;
import dev.perennial.games.arboretum.model.ArboretumEvent.CardsDealt;
import dev.perennial.games.arboretum.model.ArboretumEvent.FirstPlayerChosen;
import dev.perennial.games.arboretum.model.ArboretumEvent.SpeciesChosen;
import dev.perennial.games.arboretum.model.ArboretumEvent.TurnBegan;
import dev.perennial.games.arboretum.model.ArboretumOptions;
import dev.perennial.games.arboretum.model.ArboretumRefusal;
import dev.perennial.games.arboretum.model.Card;
import dev.perennial.games.arboretum.model.Species;
import dev.perennial.games.chance.Chance;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;

/** Arboretum spec 3, in the order of chance that {@link Arboretum} documents. */
final class Opening {
    static final int MIN_SEATS = 2;
    static final int MAX_SEATS = 4;
    static final int HAND = 7;

    private Opening() {}

    static Decision<ArboretumEvent> decide(Setup<ArboretumOptions> setup, Chance chance) {
        int seats = setup.seats();
        if (seats < MIN_SEATS || seats > MAX_SEATS) {
            return Decision.refused(ArboretumRefusal.BAD_SEAT_COUNT, Map.of("seats", seats));
        }
        int removals = removals(seats);
        var chosen = Optional.ofNullable(setup.options().removed());
        if (chosen.isPresent() && !isSetOf(removals, chosen.get())) {
            return Decision.refused(ArboretumRefusal.BAD_OPTIONS, Map.of("removals", removals));
        }
        var removed = EnumSet.noneOf(Species.class);
        removed.addAll(chosen.orElseGet(() -> drawRemoved(removals, chance)));
        var inPlay = List.copyOf(EnumSet.complementOf(removed));
        int first = setup.firstSeat() == FirstSeat.RANDOM ? chance.below(seats) : 0;
        return Decision.accepted(List.of(
                new SpeciesChosen(seats, inPlay, List.copyOf(removed)),
                new FirstPlayerChosen(first),
                deal(seats, chance.shuffle(Card.allOf(inPlay))),
                new TurnBegan(1, first)));
    }

    /** Two species fewer for every player missing to a full table. */
    private static int removals(int seats) {
        return 2 * (MAX_SEATS - seats);
    }

    private static boolean isSetOf(int size, List<Species> species) {
        return species.size() == size && species.stream().distinct().count() == size;
    }

    private static List<Species> drawRemoved(int count, Chance chance) {
        return count == 0
                ? List.of()
                : chance.shuffle(List.of(Species.values())).subList(0, count);
    }

    private static CardsDealt deal(int seats, List<Card> cards) {
        var hands = IntStream.range(0, seats)
                .mapToObj(seat -> cards.subList(seat * HAND, (seat + 1) * HAND))
                .toList();
        var deck = cards.subList(seats * HAND, cards.size());
        return new CardsDealt(hands, deck, deck.size());
    }
}
