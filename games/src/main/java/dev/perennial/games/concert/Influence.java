package dev.perennial.games.concert;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** What one player shows of one colour; more is better, then the higher single card (concert spec 6.1). */
record Influence(int sum, int highest) implements Comparable<Influence> {
    private static final Comparator<Influence> ORDER =
            Comparator.comparingInt(Influence::sum).thenComparingInt(Influence::highest);

    static Influence of(Promoter promoter, Colour colour) {
        var values = promoter.tops().stream()
                .filter(card -> card.colour() == colour)
                .mapToInt(InfluenceCard::value)
                .summaryStatistics();
        return values.getCount() == 0
                ? new Influence(0, 0)
                : new Influence(Math.toIntExact(values.getSum()), values.getMax());
    }

    /** Never ambiguous: equal sums have different highest cards, as every card exists once. */
    static Optional<Integer> leader(List<Promoter> promoters, Colour colour) {
        return IntStream.range(0, promoters.size())
                .boxed()
                .filter(seat -> of(promoters.get(seat), colour).sum() > 0)
                .max(Comparator.comparing(seat -> of(promoters.get(seat), colour)));
    }

    @Override
    public int compareTo(Influence other) {
        return ORDER.compare(this, other);
    }
}
