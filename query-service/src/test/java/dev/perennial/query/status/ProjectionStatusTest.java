package dev.perennial.query.status;

import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.query.projection.progress.Lag;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class ProjectionStatusTest {

    @Test
    void whoeverIsFarBehindOrDoesNotKnowIsNotHealthy() {
        assertThat(status(0L, 0, 0).isHealthy()).isTrue();
        assertThat(status(9_999L, 0, 0).isHealthy()).isTrue();
        assertThat(status(10_001L, 0, 0).isHealthy()).isFalse();
        assertThat(status(null, 0, 0).isHealthy()).isFalse();
        assertThat(status(0L, 1, 0).isHealthy()).isFalse();
        assertThat(status(0L, 0, 1).isHealthy()).isFalse();
    }

    @Test
    void whatIsToldToEverybodyIsAsHealthyAsItIs() {
        assertThat(status(10_099L, 0, 0).forEverybody().lag()).isEqualTo(10_000);
        assertThat(status(10_099L, 0, 0).forEverybody().isHealthy()).isFalse();
        assertThat(status(null, 0, 0).forEverybody().lag()).isNull();
        assertThat(status(null, 0, 0).forEverybody().isHealthy()).isFalse();
    }

    private static ProjectionStatus status(@Nullable Long lag, long stopped, long deadLetters) {
        return ProjectionStatus.of(new Lag.Progress("tables", 7, lag, lag, stopped, 0, deadLetters), null);
    }
}
