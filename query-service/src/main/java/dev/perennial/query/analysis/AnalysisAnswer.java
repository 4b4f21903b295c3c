package dev.perennial.query.analysis;

import com.fasterxml.jackson.annotation.JsonRawValue;
import dev.perennial.games.analysis.GameAnalysis;
import org.jspecify.annotations.Nullable;

/** The state of an analysis, and its figures once it is done. */
final class AnalysisAnswer {
    private AnalysisAnswer() {}

    enum State {
        /** Nobody has asked for it. */
        NONE,
        WAITING,
        RUNNING,
        DONE,
        /** The figures cannot be computed. */
        FAILED
    }

    /**
     * As it is sent.
     *
     * @param ahead how many other games come first; null unless it waits
     * @param part how many of all parts are computed
     * @param analysis null until it is done
     */
    record Described(
            String table,
            State state,
            @Nullable Integer ahead,
            int part,
            int parts,
            @Nullable GameAnalysis analysis) {}

    /** The same, with the stored text. */
    record Written(
            String table,
            State state,
            @Nullable Integer ahead,
            int part,
            int parts,
            @JsonRawValue @Nullable String analysis) {}
}
