package dev.perennial.query.projection.rebuild;

/**
 * How far a rebuild has come.
 *
 * @param state REQUESTED, RUNNING, DONE or FAILED
 * @param done records read, of {@code total}
 */
public record RebuildState(String state, long done, long total) {
    /** The same without revealing how many records there are. */
    public RebuildState inPercent() {
        return new RebuildState(state, total == 0 ? 0 : 100 * done / total, 100);
    }

    public boolean isOver() {
        return state.equals("DONE") || state.equals("FAILED");
    }
}
