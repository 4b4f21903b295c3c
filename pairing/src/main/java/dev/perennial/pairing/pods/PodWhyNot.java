package dev.perennial.pairing.pods;

import dev.perennial.pairing.pods.model.PodCost;
import dev.perennial.pairing.pods.model.PodField;
import dev.perennial.pairing.pods.model.PodReason;
import dev.perennial.pairing.pods.model.PodReason.Drawback;
import dev.perennial.pairing.pods.model.PodTable;
import dev.perennial.pairing.pods.search.PodNumbers;
import dev.perennial.pairing.pods.search.SeatOrder;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.ToLongFunction;
import java.util.stream.Stream;

/**
 * Answers why a table does not have the next players of the standings, which is what people expect. For the highest
 * player who is missing it tries every exchange with a player who is there instead, and says what speaks against the
 * best of them.
 */
final class PodWhyNot {
    private final PodNumbers numbers;
    private final SeatOrder seatOrder;
    private final PodReasons reasons;
    private final Map<Integer, Integer> places = new HashMap<>();

    PodWhyNot(PodField field, PodNumbers numbers, SeatOrder seatOrder) {
        this.numbers = numbers;
        this.seatOrder = seatOrder;
        reasons = new PodReasons(field, numbers);
        numbers.players.forEach(player -> places.put(player.id(), places.size()));
    }

    /** @param tables the one with the best player first */
    List<PodTable> explain(List<PodTable> tables) {
        var left = new ArrayList<>(
                numbers.players.stream().map(player -> player.id()).toList());
        var explained = new ArrayList<PodTable>();
        for (PodTable table : tables) {
            var next = Set.copyOf(left.subList(0, table.seats().size()));
            explained.add(with(table, reason(table, next, left, tables)));
            left.removeAll(table.seats());
        }
        return explained;
    }

    private static PodTable with(PodTable table, PodReason reason) {
        return new PodTable(
                table.seats(),
                table.cost(),
                Stream.concat(table.reasons().stream(), Stream.of(reason)).toList());
    }

    private PodReason reason(PodTable table, Set<Integer> next, List<Integer> left, List<PodTable> tables) {
        Optional<Integer> missing = left.stream()
                .filter(player -> next.contains(player) && !table.seats().contains(player))
                .findFirst();
        if (missing.isEmpty()) {
            return new PodReason.PlainOrder();
        }
        PodTable other = tables.stream()
                .filter(each -> each.seats().contains(missing.get()))
                .findFirst()
                .orElseThrow();
        return table.seats().stream()
                .filter(player -> !next.contains(player))
                .map(player -> exchange(table, other, player, missing.get()))
                .min(Exchange.order(numbers.rules.priority().order()))
                .map(this::reason)
                .orElseThrow();
    }

    /** Two tables before and after two players change places. */
    private record Exchange(int out, int in, List<PodTable> before, List<PodTable> after, long forbidden) {
        static Comparator<Exchange> order(Comparator<PodCost> costs) {
            return Comparator.comparingLong(Exchange::forbidden)
                    .thenComparing(each -> cost(each.after()), costs)
                    .thenComparingInt(Exchange::out);
        }

        boolean isWorse(ToLongFunction<PodCost> level) {
            return level.applyAsLong(cost(after)) > level.applyAsLong(cost(before));
        }
    }

    private static PodCost cost(List<PodTable> tables) {
        return tables.stream().map(PodTable::cost).reduce(PodCost.ZERO, PodCost::plus);
    }

    private Exchange exchange(PodTable table, PodTable other, int out, int in) {
        var after = List.of(changed(table, out, in), changed(other, in, out));
        return new Exchange(out, in, List.of(table, other), after, apart(after).count());
    }

    private PodTable changed(PodTable table, int out, int in) {
        var players = table.seats().stream()
                .mapToInt(player -> place(player == out ? in : player))
                .toArray();
        return reasons.table(seatOrder.best(players));
    }

    private Stream<Drawback.Apart> apart(List<PodTable> tables) {
        return tables.stream()
                .flatMap(table -> table.seats().stream()
                        .flatMap(first -> table.seats().stream()
                                .filter(second -> place(first) < place(second)
                                        && numbers.forbiddenWith(place(first)).get(place(second)))
                                .map(second -> new Drawback.Apart(first, second))));
    }

    private int place(int player) {
        return Objects.requireNonNull(places.get(player));
    }

    private PodReason reason(Exchange exchange) {
        return new PodReason.NotThere(exchange.in(), exchange.out(), drawback(exchange));
    }

    private Drawback drawback(Exchange exchange) {
        Optional<Drawback.Apart> apart = apart(exchange.after()).findFirst();
        if (apart.isPresent()) {
            return apart.get();
        }
        boolean bands = exchange.isWorse(PodCost::mixing);
        if (numbers.scoresFirst && bands) {
            return bands(exchange);
        }
        if (exchange.isWorse(PodCost::shortTables)) {
            return atShortTable(exchange);
        }
        if (exchange.isWorse(PodCost::repeats)) {
            return again(exchange);
        }
        if (bands) {
            return bands(exchange);
        }
        if (exchange.isWorse(PodCost::seats)) {
            return seat(exchange);
        }
        return exchange.isWorse(PodCost::strength) ? new Drawback.Strength() : new Drawback.None();
    }

    private static Drawback bands(Exchange exchange) {
        var worst = dearest(exchange, PodReason.Mixed.class);
        return new Drawback.Bands(worst.first(), worst.second(), worst.bands());
    }

    private static Drawback atShortTable(Exchange exchange) {
        return new Drawback.AtShort(
                dearest(exchange, PodReason.AtShortTable.class).player());
    }

    private static Drawback again(Exchange exchange) {
        var worst = dearest(exchange, PodReason.Repeat.class);
        return new Drawback.Again(worst.first(), worst.second(), worst.rounds());
    }

    private static Drawback seat(Exchange exchange) {
        var worst = dearest(exchange, PodReason.Seat.class);
        return new Drawback.Unfair(worst.player(), worst.seat());
    }

    /** The dearest new summand of this kind. */
    private static <R extends PodReason> R dearest(Exchange exchange, Class<R> kind) {
        var before = new HashSet<PodReason>();
        exchange.before().forEach(table -> before.addAll(table.reasons()));
        return exchange.after().stream()
                .flatMap(table -> table.reasons().stream())
                .filter(kind::isInstance)
                .map(kind::cast)
                .filter(reason -> !before.contains(reason))
                .max(Comparator.comparingLong(PodReason::cost))
                .orElseThrow();
    }
}
