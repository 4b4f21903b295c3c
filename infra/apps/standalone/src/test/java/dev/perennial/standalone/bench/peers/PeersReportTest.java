package dev.perennial.standalone.bench.peers;

import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.contract.json.Json;
import java.util.List;
import org.junit.jupiter.api.Test;

class PeersReportTest {
    private final PeerFigures peer = new PeerFigures("other", Watching.BOTH, "nothing", 2_000, 2, 400, 2, 3, 3);
    private final PeerFigures alone = new PeerFigures("Perennial", Watching.NOBODY, "all", 3_000, 2, 900, 1, 4, 4);
    private final PeerFigures seen = new PeerFigures("Perennial", Watching.BOTH, "all", 1_000, 2, 900, 1, 4, 4);
    private final PeersReport report = new PeersReport(List.of(alone, seen), List.of(peer, alone, seen));

    @Test
    void takesPercentilesFromSortedLatencies() {
        var figures = PeerFigures.of("x", Watching.BOTH, "y", 1, 1, new long[] {1_000_000, 2_000_000, 9_000_000});
        assertThat(figures.moves()).isEqualTo(3);
        assertThat(figures.p50Millis()).isEqualTo(2);
        assertThat(figures.p999Millis()).isEqualTo(9);
    }

    @Test
    void comparesRatesWithTheSameSpectators() {
        assertThat(report.text())
                .contains("| other | both players | nothing | 1,000/s | 0.50 | 400 us | 2.0 / 3.0 / 3.0 ms |")
                .contains("| Perennial | nobody | all | 1,500/s | 1.00 | 900 us | 1.0 / 4.0 / 4.0 ms |");
    }

    @Test
    void writesTheSameFiguresAsJson() {
        var servers = Json.mapper().readTree(report.json()).get("servers");
        assertThat(servers.get(0).get("movesPerSecond").asDouble()).isEqualTo(1_000);
        assertThat(servers.get(0).get("perennialToThis").asDouble()).isEqualTo(0.5);
        assertThat(servers.get(1).get("cpuMicrosPerMove").asDouble()).isEqualTo(900);
    }

    @Test
    void drawsTheFastestServerAsTheLongestBar() {
        assertThat(report.svg())
                .contains("width=\"480.0\"")
                .contains("width=\"320.0\"")
                .contains("1,500/s");
    }
}
