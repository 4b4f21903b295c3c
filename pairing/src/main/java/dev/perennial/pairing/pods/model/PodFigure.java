package dev.perennial.pairing.pods.model;

import dev.perennial.pairing.tiebreak.Fraction;
import dev.perennial.pairing.tiebreak.Term;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;

/** A tie-break's value for one player: as text, and number by number for comparing, where more is better. */
record PodFigure(String text, List<Fraction> numbers) {
    static final Comparator<PodFigure> BEST_FIRST = PodFigure::bestFirst;

    static PodFigure mean(List<Term> terms) {
        return number(PairwiseTerms.mean(terms));
    }

    static PodFigure sum(List<Term> terms) {
        return number(PairwiseTerms.sum(terms));
    }

    private static PodFigure number(Fraction number) {
        return new PodFigure(number.toString(), List.of(number));
    }

    static PodFigure rank(int rank) {
        return new PodFigure(String.valueOf(rank), List.of(Fraction.of(-rank)));
    }

    static PodFigure counts(List<Integer> counts) {
        return new PodFigure(
                counts.stream().map(String::valueOf).collect(Collectors.joining("-")),
                counts.stream().map(Fraction::of).toList());
    }

    private static int bestFirst(PodFigure one, PodFigure other) {
        for (int i = 0; i < one.numbers.size(); i++) {
            int difference = other.numbers.get(i).compareTo(one.numbers.get(i));
            if (difference != 0) {
                return difference;
            }
        }
        return 0;
    }
}
