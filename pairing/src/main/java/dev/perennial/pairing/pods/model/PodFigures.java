package dev.perennial.pairing.pods.model;

import dev.perennial.pairing.tiebreak.Fraction;
import dev.perennial.pairing.tiebreak.HeadToHead;
import dev.perennial.pairing.tiebreak.Term;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** The figures of the tie-breaks of a pod event, and how they are computed. */
final class PodFigures {
    private final Map<Integer, Integer> ratings;
    private final Map<Integer, PodRecord> records = new HashMap<>();
    private final Map<Integer, Fraction> rates = new HashMap<>();
    private final PairwiseTerms pairwise;
    private final int largestTable;

    PodFigures(Map<Integer, Integer> ratings, PodPoints points, List<PodRound> rounds) {
        this.ratings = ratings;
        largestTable = rounds.stream()
                .flatMap(round -> round.tables().stream())
                .mapToInt(List::size)
                .max()
                .orElse(points.targetSize());
        for (int player : ratings.keySet()) {
            var record = new PodRecord(player, points, rounds);
            records.put(player, record);
            rates.put(player, record.rateForOpponents());
        }
        pairwise = new PairwiseTerms(records, points.unit());
    }

    PodRecord record(int player) {
        return Objects.requireNonNull(records.get(player), () -> "no player " + player);
    }

    /** Of everybody who is level so far. */
    Map<Integer, PodFigure> of(PodTieBreak tieBreak, List<Integer> level) {
        var ranks = tieBreak.kind() == PodTieBreak.Kind.H2H ? ranks(level) : Map.<Integer, Integer>of();
        var figures = new HashMap<Integer, PodFigure>();
        for (int player : level) {
            figures.put(
                    player,
                    switch (tieBreak.kind()) {
                        case H2H -> PodFigure.rank(ranks.getOrDefault(player, 1));
                        case PLACES -> PodFigure.counts(places(player));
                        case PS -> PodFigure.sum(terms(tieBreak, player, level));
                        case OAS, GPS, AVGSEAT, ARO, BH, SB, KS, WIN, WON, AOB ->
                            PodFigure.mean(terms(tieBreak, player, level));
                    });
        }
        return figures;
    }

    /**
     * The parts whose mean is the figure, of progressive scores whose sum; of places and of the encounter, what they
     * are made of.
     */
    List<Term> terms(PodTieBreak tieBreak, int player, List<Integer> level) {
        var record = record(player);
        return switch (tieBreak.kind()) {
            case OAS -> tieBreak.floor() == 0 ? opponents(record) : opponents(record, tieBreak.floorRate());
            case H2H -> encounter(record, player, level);
            case PLACES ->
                IntStream.rangeClosed(1, largestTable)
                        .filter(place -> record.times(place) > 0)
                        .mapToObj(place -> place(place, record.times(place)))
                        .toList();
            case GPS -> record.shares().stream().map(PodFigures::share).toList();
            case AVGSEAT -> record.seats().stream().map(PodFigures::seat).toList();
            case ARO -> ratings(record, tieBreak.cutLow());
            case BH -> pairwise.buchholz(player, tieBreak.cutLow(), tieBreak.cutHigh());
            case SB -> pairwise.sonnebornBerger(player, tieBreak.cutLow(), tieBreak.cutHigh());
            case KS -> pairwise.koya(player, tieBreak.limit());
            case WIN -> pairwise.wins(player, false);
            case WON -> pairwise.wins(player, true);
            case AOB -> pairwise.averageBuchholz(player);
            case PS -> pairwise.progress(player, tieBreak.cutLow());
        };
    }

    private List<Integer> places(int player) {
        return IntStream.rangeClosed(1, largestTable)
                .mapToObj(record(player)::times)
                .toList();
    }

    private List<Term> opponents(PodRecord record) {
        return Stream.concat(
                        record.opponents().stream().map(other -> rate(other, rateOf(other))),
                        record.dummySlots().stream().map(PodFigures::dummy))
                .toList();
    }

    /** No opponent counts less than the floor, and neither does an empty seat. */
    private List<Term> opponents(PodRecord record, Fraction floor) {
        return Stream.concat(
                        record.opponents().stream()
                                .map(other -> rate(other, rateOf(other).compareTo(floor) < 0 ? floor : rateOf(other))),
                        Stream.generate(() -> dummy(floor)).limit(record.emptySeats()))
                .toList();
    }

    private Fraction rateOf(int player) {
        return rates.getOrDefault(player, Fraction.ZERO);
    }

    private Map<Integer, Integer> ranks(List<Integer> level) {
        return HeadToHead.ranks(level, (player, other) -> record(player).against(other), Fraction.ZERO, Fraction.of(1));
    }

    private List<Term> encounter(PodRecord record, int player, List<Integer> level) {
        var met = level.stream()
                .filter(other -> other != player)
                .flatMap(other -> record.against(other).stream()
                        .map(result ->
                                Term.of("direct", Map.of("opponent", other, "value", result.toText()), Fraction.ZERO)));
        int rank = ranks(level).getOrDefault(player, 1);
        var place = Term.of("directRank", Map.of("value", rank, "level", level.size()), Fraction.of(rank));
        return Stream.concat(met, Stream.of(place)).toList();
    }

    private static Term rate(int opponent, Fraction rate) {
        return Term.of("rate", Map.of("opponent", opponent, "value", rate.toText()), rate);
    }

    private static Term dummy(Fraction rate) {
        return Term.of("dummyRate", Map.of("value", rate.toText()), rate);
    }

    private static Term place(int place, int times) {
        return Term.of("place", Map.of("place", place, "times", times), Fraction.of(times));
    }

    private static Term share(Fraction share) {
        return Term.of("share", Map.of("value", share.toText()), share);
    }

    private static Term seat(SeatTaken taken) {
        return Term.of(
                "seat",
                Map.of("seat", taken.seat(), "size", taken.size(), "value", taken.value()),
                Fraction.of(taken.value()));
    }

    /** The lowest first. */
    private List<Term> ratings(PodRecord record, int cutLow) {
        var sorted = record.opponents().stream()
                .map(this::rating)
                .sorted(Comparator.comparing(Term::value))
                .toList();
        return IntStream.range(0, sorted.size())
                .mapToObj(i -> sorted.get(i).cutIf(i < cutLow))
                .toList();
    }

    private Term rating(int opponent) {
        int rating = ratings.getOrDefault(opponent, 0);
        return Term.of("rating", Map.of("opponent", opponent, "value", rating), Fraction.of(rating));
    }
}
