package dev.perennial.query.intake;

/**
 * How far a rebuild has come.
 *
 * @param state REQUESTED, RUNNING, DONE or FAILED
 * @param done records read, of {@code total}
 */
public record RebuildState(String state, long done, long total) {
    public boolean isOver() {
        return state.equals("DONE") || state.equals("FAILED");
    }
}
