package dev.perennial.pairing.dutch;

import dev.perennial.pairing.Tournament;
import dev.perennial.pairing.dutch.bracket.BracketSolver;
import dev.perennial.pairing.dutch.bracket.BracketTask;
import dev.perennial.pairing.dutch.model.Field;
import java.util.ArrayList;
import java.util.List;

/** Checks a paired bracket against the full search over all players left, which is slower and always right. */
public final class FullSearchCheck {
    private final BracketTask task;
    private final List<String> found;

    private FullSearchCheck(BracketTask task, List<int[]> pairs) {
        this.task = task.kept();
        found = readable(pairs);
    }

    /**
     * The brackets of the next round, the highest first.
     *
     * @param tournament the tournament with all past rounds
     * @return one check for each bracket
     */
    public static List<FullSearchCheck> of(Tournament tournament) {
        var brackets = new ArrayList<FullSearchCheck>();
        var _ = DutchPairing.pair(
                Field.of(tournament), (task, pairs) -> brackets.add(new FullSearchCheck(task, pairs)));
        return brackets;
    }

    /** {@return the number of players in the bracket} */
    public int players() {
        return task.bracket().size();
    }

    /**
     * How many the whole search looks at: the bracket and everybody below it.
     *
     * @return the number of players
     */
    public int left() {
        return task.open().size();
    }

    /**
     * As positions in the field.
     *
     * @return the pairs that the quick search found
     */
    public List<String> found() {
        return found;
    }

    /** {@return the pairs that the search through all possibilities finds} */
    public List<String> byTheWholeSearch() {
        return readable(BracketSolver.whole(task));
    }

    private static List<String> readable(List<int[]> pairs) {
        return pairs.stream().map(pair -> pair[0] + "-" + pair[1]).toList();
    }
}
