package dev.perennial.query.status;

import dev.perennial.query.projection.progress.Lag;
import dev.perennial.query.projection.rebuild.RebuildState;
import org.jspecify.annotations.Nullable;

/**
 * The state of one projection.
 *
 * @param consumed null, as {@code end} and {@code waiting}, for viewers who must not count events of delayed tables
 * @param lag null while Kafka does not answer
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
    /** Smaller lags are not worth reporting, and one or two events could reveal a move. */
    private static final long STEP = 100;

    /** A larger lag means that the pages show an old state. */
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
