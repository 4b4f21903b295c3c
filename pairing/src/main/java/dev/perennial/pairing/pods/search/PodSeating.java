package dev.perennial.pairing.pods.search;

import dev.perennial.pairing.pods.model.PodCost;
import dev.perennial.pairing.pods.model.PodTable;
import java.util.List;

/** The result of seating a round. */
public sealed interface PodSeating {
    int round();

    /** The tables, that of the best player first, and those who have a bye. */
    record Seated(int round, List<PodTable> tables, List<Integer> byes, PodCost cost) implements PodSeating {
        public Seated {
            tables = List.copyOf(tables);
            byes = List.copyOf(byes);
        }
    }

    /** Forbidden pairs cannot all be kept apart: these would have to sit together. The organiser decides. */
    record Impossible(int round, List<Together> together) implements PodSeating {
        public Impossible {
            together = List.copyOf(together);
        }
    }

    /** Two players who may not meet. */
    record Together(int first, int second) {}
}
