package dev.perennial.query.status;

import dev.perennial.query.intake.Lag;
import dev.perennial.query.intake.RebuildState;
import org.jspecify.annotations.Nullable;

/**
 * How one projection is doing.
 *
 * @param consumed null, as {@code end} and {@code waiting}, for those who may not count what happens at delayed tables
 * @param lag null while nobody knows, since Kafka does not answer
 */
record ProjectionStatus(
        String name,
        @Nullable Long consumed,
        @Nullable Long end,
        @Nullable Long lag,
        long stopped,
        @Nullable Long waiting,
        long deadLetters,
        @Nullable RebuildState rebuild) {
    /** Fewer events than this are no lag worth telling of, and one or two could tell of a move. */
    private static final long STEP = 100;

    /** More than this is not on its way any more: what is shown is of some time ago. */
    private static final long TOO_MUCH = 10_000;

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

    boolean isHealthy() {
        return stopped == 0 && deadLetters == 0 && lag != null && lag < TOO_MUCH;
    }

    /** Whether all is well, and nothing that grows with every move. */
    ProjectionStatus forEverybody() {
        return new ProjectionStatus(
                name,
                null,
                null,
                lag == null ? null : lag - lag % STEP,
                stopped,
                null,
                deadLetters,
                rebuild == null ? null : rebuild.inPercent());
    }
}
