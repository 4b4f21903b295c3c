package dev.perennial.query.status;

import dev.perennial.query.intake.Lag;
import dev.perennial.query.intake.RebuildState;
import org.jspecify.annotations.Nullable;

/**
 * How one projection is doing.
 *
 * @param consumed null, as {@code end} and {@code waiting}, for those who may not count what happens at delayed tables
 */
record ProjectionStatus(
        String name,
        @Nullable Long consumed,
        @Nullable Long end,
        long lag,
        long stopped,
        @Nullable Long waiting,
        long deadLetters,
        @Nullable RebuildState rebuild) {
    /** Fewer events than this are no lag worth telling of, and one or two could tell of a move. */
    private static final long STEP = 100;

    static ProjectionStatus of(Lag.Progress progress, @Nullable RebuildState rebuild) {
        return new ProjectionStatus(
                progress.name(),
                progress.consumed(),
                progress.end(),
                progress.lag(),
                progress.stopped(),
                progress.waiting(),
                progress.deadLetters(),
                rebuild);
    }

    /** Whether all is well, and nothing that grows with every move. */
    ProjectionStatus forEverybody() {
        return new ProjectionStatus(
                name,
                null,
                null,
                lag - lag % STEP,
                stopped,
                null,
                deadLetters,
                rebuild == null ? null : rebuild.inPercent());
    }
}
