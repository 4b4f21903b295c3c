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
            assertLeavesEnough(limits(Map.of(), most, 700, MUCH), 1, most);
            assertLeavesEnough(ConnectionLimits.proxied(_ -> "", new FileDescriptors(most, 700), MUCH), 2, most);
        }
        assertThat(limits(Map.of(), 1 << 20, 700, MUCH).total()).isEqualTo(10_000);
    }

    private static void assertLeavesEnough(ConnectionLimits limits, long descriptorsEach, long most) {
        long used = 700 + descriptorsEach * limits.total();
        assertThat(most - used).as("of %s", most).isGreaterThanOrEqualTo(768);
        assertThat(limits.perAddress()).isBetween(1, Math.max(32, limits.total() / 4));
    }

    @Test
    void aMountedServiceNeedsOneDescriptorAndAProxiedOneTwo() {
        var descriptors = new FileDescriptors(4_096, 700);
        int left = 4_096 - 700 - 768;
        assertThat(ConnectionLimits.mounted(_ -> "", descriptors, MUCH).total()).isEqualTo(left);
        assertThat(ConnectionLimits.proxied(_ -> "", descriptors, MUCH).total()).isEqualTo(left / 2);
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
        return ConnectionLimits.mounted(
                name -> settings.getOrDefault(name, ""), new FileDescriptors(most, open), memory);
    }
}
