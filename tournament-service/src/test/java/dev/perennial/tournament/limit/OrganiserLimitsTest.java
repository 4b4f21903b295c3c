package dev.perennial.tournament.limit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.perennial.domain.PlayerId;
import dev.perennial.http.ProblemException;
import java.time.Instant;
import java.time.InstantSource;
import org.junit.jupiter.api.Test;

class OrganiserLimitsTest {
    private static final PlayerId ANN = new PlayerId("ann");

    private final OrganiserLimits limits =
            new OrganiserLimits(new LimitSettings(0, 0, 8, 0, 0), InstantSource.fixed(Instant.EPOCH));

    /** A request that enters five bots and is refused the sixth has used five. */
    @Test
    void botsThatWereEnteredBeforeARefusalCount() {
        assertThatThrownBy(() -> limits.entersBots(ANN, 8, entered -> {
                    int _ = entered.addAndGet(5);
                    throw new IllegalStateException("full");
                }))
                .hasMessage("full");
        assertThatThrownBy(() -> limits.entersBots(ANN, 4, _ -> "entered")).isInstanceOf(ProblemException.class);
        assertThat(limits.<String>entersBots(ANN, 3, _ -> "entered")).isEqualTo("entered");
    }
}
