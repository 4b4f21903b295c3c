package dev.perennial.pairing.dutch.model;

import dev.perennial.pairing.matching.Graph;
import dev.perennial.pairing.matching.MaximumMatching;
import java.util.OptionalInt;

/** Whether the round can be paired at all, and the least score that the player with the bye can have (C4, C5). */
public final class ByeScore {
    private ByeScore() {}

    /**
     * Joins the bye with the players of that score who may get it. Without a bye the score means nothing; no answer
     * means no valid pairing.
     */
    public static OptionalInt least(Field field, Graph legal) {
        if (!field.odd()) {
            return MaximumMatching.ofAll(legal).perfect() ? OptionalInt.of(0) : OptionalInt.empty();
        }
        return field.entrants().stream()
                .filter(Entrant::byeAllowed)
                .mapToInt(Entrant::score)
                .distinct()
                .sorted()
                .filter(score -> possible(field, legal, score))
                .findFirst();
    }

    private static boolean possible(Field field, Graph legal, int score) {
        int bye = field.size();
        for (int position = 0; position < field.size(); position++) {
            var entrant = field.at(position);
            if (entrant.byeAllowed() && entrant.score() == score) {
                legal.connect(position, bye);
            } else {
                legal.disconnect(position, bye);
            }
        }
        return MaximumMatching.ofAll(legal).perfect();
    }
}
