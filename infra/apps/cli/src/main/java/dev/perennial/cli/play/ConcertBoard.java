package dev.perennial.cli.play;

import dev.perennial.games.concert.model.ConcertView;
import dev.perennial.games.concert.model.Disc;
import dev.perennial.games.concert.model.InfluenceCard;
import dev.perennial.games.concert.model.SeatView;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** The artists round the hit, and every promoter's stacks with the slot numbers that moves name. */
final class ConcertBoard {
    private ConcertBoard() {}

    static List<String> lines(ConcertView view, IntFunction<String> names) {
        var lines = new ArrayList<String>();
        lines.add("hit: " + word(view.hit()));
        lines.add("artists: "
                + view.discs().stream().map(disc -> artist(disc, names)).collect(Collectors.joining(", ")));
        for (SeatView seat : view.seats()) {
            lines.add("");
            lines.add("%s (seat %d): %d points, %d concerts left%s, a concert now brings %d"
                    .formatted(
                            names.apply(seat.seat()),
                            seat.seat(),
                            seat.total(),
                            seat.concertsLeft(),
                            seat.galaUsed() ? ", gala used" : "",
                            seat.worth()));
            lines.add("  stacks (top last): "
                    + IntStream.range(0, seat.stacks().size())
                            .mapToObj(slot -> slot + "[" + cards(seat.stacks().get(slot)) + "]")
                            .collect(Collectors.joining(" ")));
            lines.add(
                    seat.hand().isEmpty()
                            ? "  " + seat.handSize() + " cards in hand"
                            : "  hand: " + cards(seat.hand()));
        }
        return lines;
    }

    private static String artist(Disc disc, IntFunction<String> names) {
        Integer holder = disc.holder();
        return word(disc.artist()) + " " + disc.value() + " (" + (holder == null ? "free" : names.apply(holder)) + ")";
    }

    private static String cards(List<InfluenceCard> cards) {
        return cards.stream().map(InfluenceCard::code).collect(Collectors.joining(" "));
    }

    private static String word(Enum<?> value) {
        return value.name().toLowerCase(Locale.ROOT);
    }
}
