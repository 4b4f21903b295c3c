package dev.perennial.pairing.pods.search;

import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Divides the players of a round into tables: the best division for few players, an excellent one for many (pods spec
 * 7). Efforts are counted, not timed, so that the same input always gives the same answer.
 */
public final class PodSearch {
    /** Up to this many players all tables are compared with all others. */
    private static final int FEW = 64;

    /** How many of the best mixtures of bands are tried. */
    private static final int LAYOUTS = 6;

    private static final int SWEEPS = 2;
    private static final long EXCHANGES_COMPARED = 3_000_000;
    private static final long REGROUPED = 3_000_000;

    /** Three tables with more players take too long to regroup. */
    private static final int PLAYERS_REGROUPED = 12;

    private final PodNumbers numbers;
    private final SeatOrder seatOrder;
    private final List<Integer> sizes;
    private final int patience;

    public PodSearch(PodNumbers numbers, SeatOrder seatOrder, List<Integer> sizes) {
        this(numbers, seatOrder, sizes, 1);
    }

    /** With many times the usual effort. */
    public PodSearch(PodNumbers numbers, SeatOrder seatOrder, List<Integer> sizes, int patience) {
        this.numbers = numbers;
        this.patience = patience;
        this.seatOrder = seatOrder;
        this.sizes = sizes;
    }

    public List<int[]> tables() {
        if (numbers.size <= ExactDivision.MOST_PLAYERS) {
            var everybody = IntStream.range(0, numbers.size).toArray();
            return new ExactDivision(new TableWorths(numbers, seatOrder, everybody), sizes).tables();
        }
        return tablesOfMany();
    }

    List<int[]> tablesOfMany() {
        var best = best(StartDivision.byBands(numbers, sizes, numbers.size <= FEW ? LAYOUTS : 1));
        if (worth(best).upper() >= PodNumbers.FORBIDDEN) {
            best = KeptApart.division(numbers, sizes)
                    .map(apart -> best(List.of(apart)))
                    .orElse(best);
        }
        return neverWorse(polished(best));
    }

    private Worth worth(List<int[]> tables) {
        return Worth.of(numbers, seatOrder, tables);
    }

    private List<int[]> best(List<List<int[]>> starts) {
        return starts.stream()
                .map(start -> withFewRepeats(start, starts.size()))
                .min(Comparator.comparing(this::worth))
                .orElseThrow();
    }

    List<int[]> withFewRepeats(List<int[]> start, int share) {
        var division = new Division(numbers, start);
        new ExchangeSearch(numbers, seatOrder, division, true).run();
        for (int sweep = 0; sweep < SWEEPS; sweep++) {
            var tabu = new TabuSearch(numbers, division);
            for (var groups : PlayerGroups.of(numbers)) {
                tabu.run(groups.groups(), (long) (patience * EXCHANGES_COMPARED * groups.share() / share));
            }
            var regrouping = new Regrouping(numbers, seatOrder, division, false, patience * REGROUPED / share);
            boolean again = true;
            while (again) {
                var _ = regrouping.pairs();
                again = regrouping.triples(PLAYERS_REGROUPED);
            }
        }
        return division.tables();
    }

    /** The obvious division must not be better. */
    private List<int[]> neverWorse(List<int[]> found) {
        return Stream.of(StartDivision.blocks(sizes), StartDivision.snake(numbers, sizes))
                .filter(simple -> worth(simple).compareTo(worth(found)) < 0)
                .map(this::polished)
                .min(Comparator.comparing(this::worth))
                .orElse(found);
    }

    /** Seats and strength last. */
    List<int[]> polished(List<int[]> found) {
        var division = new Division(numbers, found);
        new ExchangeSearch(numbers, seatOrder, division, false).run();
        if (numbers.size <= FEW) {
            var regrouping = new Regrouping(numbers, seatOrder, division, true, REGROUPED);
            while (regrouping.pairs()) {
                new ExchangeSearch(numbers, seatOrder, division, false).run();
            }
        }
        return division.tables();
    }
}
