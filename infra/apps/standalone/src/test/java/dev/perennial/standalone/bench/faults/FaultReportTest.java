package dev.perennial.standalone.bench.faults;

import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.standalone.bench.faults.FaultReport.Kill;
import dev.perennial.standalone.bench.faults.FaultReport.Setting;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;

class FaultReportTest {
    private static final Setting SETTING = new Setting(100_000, 64, 1_000, Duration.ofSeconds(240));

    @Test
    void theFiguresAreATable() {
        var kills = List.of(
                new Kill("postgres", Duration.ofMillis(4_000)),
                new Kill("kafka", Duration.ofMillis(300)),
                new Kill("postgres", Duration.ofMillis(6_000)));
        assertThat(report(kills, new Ledger.Difference(0, 0), 0).markdown()).isEqualTo("""
                | what | figure |
                |---|---|
                | held without faults | 23 moves/s at 64 tables with 1000 watchers |
                | acknowledged | 100,001 moves at 700 tables in 5000 s (20/s) |
                | postgres killed | 2 times; moves went on after 5.0 s (mean), 6.0 s at most |
                | kafka killed | once; moves went on after 0.3 s |
                | moves lost | 0 |
                | moves doubled | 0 |
                | events the watchers received | 5,000,000 |
                | events they missed | 0 |""");
    }

    @Test
    void onlyWithoutLossItIsSound() {
        assertThat(report(List.of(), new Ledger.Difference(0, 0), 0).isSound()).isTrue();
        assertThat(report(List.of(), new Ledger.Difference(1, 0), 0).isSound()).isFalse();
        assertThat(report(List.of(), new Ledger.Difference(0, 1), 0).isSound()).isFalse();
        assertThat(report(List.of(), new Ledger.Difference(0, 0), 1).isSound()).isFalse();
    }

    @Test
    void theLongestTimeInWhichNothingHappenedIsMeasured() {
        var standstill = new LongestPause(100);
        standstill.happened(150);
        standstill.happened(300);
        standstill.happened(310);
        assertThat(standstill.takeLongest(320)).isEqualTo(Duration.ofNanos(150));
        assertThat(standstill.takeLongest(420)).as("what lasts still").isEqualTo(Duration.ofNanos(100));
    }

    private static FaultReport report(List<Kill> kills, Ledger.Difference difference, long missed) {
        return new FaultReport(SETTING, 23, kills, 5_000, 100_001, 700, difference, 5_000_000, missed);
    }
}
