package dev.perennial.standalone.frontdoor;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.perennial.standalone.console.CannotStart;
import java.util.Map;
import org.junit.jupiter.api.Test;

class ConnectionLimitsTest {
    private static final long MUCH = 16L << 30;

    @Test
    void brokerAndDatabaseAlwaysHaveDescriptorsLeft() {
        for (long most : new long[] {2_048, 4_096, 20_000, 1 << 20}) {
            var limits = limits(Map.of(), most, 700, MUCH);
            long used = 700 + 3L * limits.total();
            assertThat(most - used).as("of %s", most).isGreaterThanOrEqualTo(700);
            assertThat(limits.perAddress()).isBetween(1, Math.max(32, limits.total() / 4));
        }
        assertThat(limits(Map.of(), 4_096, 700, MUCH).total()).isGreaterThan(800);
        assertThat(limits(Map.of(), 1 << 20, 700, MUCH).total()).isEqualTo(10_000);
    }

    @Test
    void aSmallHeapHoldsFewer() {
        assertThat(limits(Map.of(), 1 << 20, 700, 256L << 20).total()).isLessThan(1_500);
    }

    @Test
    void aProcessThatMayOpenAlmostNothingStillAnswersAFew() {
        assertThat(limits(Map.of(), 1_024, 900, MUCH).total()).isEqualTo(32);
    }

    @Test
    void theSettingsSayLessAndNeverMore() {
        var set = Map.of("PERENNIAL_CONNECTIONS", "300", "PERENNIAL_CONNECTIONS_PER_ADDRESS", "20");
        assertThat(limits(set, 20_000, 700, MUCH).total()).isEqualTo(300);
        assertThat(limits(set, 20_000, 700, MUCH).perAddress()).isEqualTo(20);
        assertThat(limits(set, 1_024, 900, MUCH).total()).isEqualTo(32);
        assertThat(limits(Map.of("PERENNIAL_CONNECTIONS", "0"), 20_000, 700, MUCH))
                .isEqualTo(limits(Map.of(), 20_000, 700, MUCH));
        assertThatThrownBy(() -> limits(Map.of("PERENNIAL_CONNECTIONS", "many"), 20_000, 700, MUCH))
                .isInstanceOf(CannotStart.class)
                .hasMessage("PERENNIAL_CONNECTIONS should be a number of connections, but is: many");
    }

    @Test
    void thisProcessHasALimitToo() {
        assertThat(FileDescriptors.ofThisProcess().most()).isPositive();
        assertThat(FileDescriptors.ofThisProcess().open()).isPositive();
    }

    private static ConnectionLimits limits(Map<String, String> settings, long most, long open, long memory) {
        return ConnectionLimits.of(name -> settings.getOrDefault(name, ""), new FileDescriptors(most, open), memory);
    }
}
