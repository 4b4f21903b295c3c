package dev.perennial.games.pairing.pods;

import dev.perennial.games.pairing.tiebreak.Fraction;
import dev.perennial.games.pairing.tiebreak.Term;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Says how the figures of a pod event come about; the first and the last are means, the places are counted. */
final class PodTerms {
    private PodTerms() {}

    static List<List<Term>> of(PodRecord record, Map<Integer, Fraction> rates) {
        return List.of(
                Stream.concat(
                                record.opponents().stream()
                                        .map(other -> rate(other, rates.getOrDefault(other, Fraction.ZERO))),
                                record.dummySlots().stream().map(PodTerms::dummy))
                        .toList(),
                IntStream.rangeClosed(1, PodStandings.LARGEST_TABLE)
                        .filter(place -> record.times(place) > 0)
                        .mapToObj(place -> place(place, record.times(place)))
                        .toList(),
                record.shares().stream().map(PodTerms::share).toList());
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
}
