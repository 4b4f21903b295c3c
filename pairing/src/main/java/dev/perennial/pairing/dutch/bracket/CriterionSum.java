package dev.perennial.pairing.dutch.bracket;

import dev.perennial.pairing.dutch.model.Criterion;
import dev.perennial.pairing.dutch.model.Entrant;
import java.util.function.ToIntFunction;

/**
 * One number by which pairings of a bracket are compared: a sum over its pairs and floaters, the more the better. No
 * pairing reaches more than the bound, up or down.
 */
record CriterionSum(Criterion criterion, int bound, Value ofPair, ToIntFunction<Entrant> ofFloater) {
    /** The contribution of a pair; the first of the two is the higher-ranked one. */
    interface Value {
        int of(Entrant higher, Entrant lower);
    }

    static CriterionSum ofPairs(Criterion criterion, int bound, Value value) {
        return new CriterionSum(criterion, bound, value, floater -> 0);
    }

    static CriterionSum ofFloaters(Criterion criterion, int bound, ToIntFunction<Entrant> value) {
        return new CriterionSum(criterion, bound, (higher, lower) -> 0, value);
    }
}
