package dev.perennial.standalone.bench;

import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.contract.json.Json;
import dev.perennial.standalone.bench.measure.Measurement;
import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;

class PhaseReportTest {
    private final PhaseReport report = new PhaseReport();

    PhaseReportTest() {
        var outcome = new Load.Outcome(10, 2, List.of(1_000_000L));
        var measured = new Measurement(Map.of("JIT & more", 30_000L, Measurement.GENERATOR, 5_000L), 20_000);
        report.add(new Phase("all live", outcome, measured, 40, 11));
    }

    @Test
    void jsonHoldsTheFiguresOfAMove() {
        var all = Json.mapper().readTree(report.json(Map.of("ceilings", Map.of("oneRow", 5.0))));
        assertThat(all.get("ceilings").get("oneRow").asDouble()).isEqualTo(5);
        var phase = all.get("phases").get(0);
        assertThat(phase.get("movesPerSecond").asDouble()).isEqualTo(5);
        assertThat(phase.get("cpuMicrosPerMove").asDouble()).isEqualTo(3);
        assertThat(phase.get("allocatedKilobytesPerMove").asDouble()).isEqualTo(2);
        assertThat(phase.get("live").asBoolean()).isFalse();
    }

    @Test
    void theChartHasABarForEachPart() throws Exception {
        var chart = DocumentBuilderFactory.newInstance()
                .newDocumentBuilder()
                .parse(new ByteArrayInputStream(report.svg().getBytes(StandardCharsets.UTF_8)));
        assertThat(chart.getElementsByTagName("rect").getLength()).isEqualTo(2);
    }
}
