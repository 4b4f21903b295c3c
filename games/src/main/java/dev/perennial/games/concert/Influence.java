package dev.perennial.games.concert;

import dev.perennial.games.concert.model.Colour;
import dev.perennial.games.concert.model.InfluenceCard;
import dev.perennial.games.concert.model.Promoter;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** A player's visible influence in one colour; more is better, then the higher single card (concert spec 6.1). */
record Influence(int sum, int highest) implements Comparable<Influence> {
    private static final Comparator<Influence> ORDER =
            Comparator.comparingInt(Influence::sum).thenComparingInt(Influence::highest);

    static Influence of(Promoter promoter, Colour colour) {
        int sum = 0;
        int highest = 0;
        for (List<InfluenceCard> stack : promoter.stacks()) {
            InfluenceCard top = stack.getLast();
            if (top.colour() == colour) {
                sum += top.value();
                highest = Math.max(highest, top.value());
            }
        }
        return new Influence(sum, highest);
    }

    /** Never ambiguous: equal sums have different highest cards, as every card exists once. */
    static Optional<Integer> leader(List<Promoter> promoters, Colour colour) {
        var most = new Influence(0, 0);
        int leader = -1;
        for (int seat = 0; seat < promoters.size(); seat++) {
            var shown = of(promoters.get(seat), colour);
            if (shown.compareTo(most) > 0) {
                most = shown;
                leader = seat;
            }
        }
        return leader < 0 ? Optional.empty() : Optional.of(leader);
    }

    @Override
    public int compareTo(Influence other) {
        return ORDER.compare(this, other);
    }
}
