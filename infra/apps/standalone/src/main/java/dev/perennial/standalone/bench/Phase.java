package dev.perennial.standalone.bench;

import dev.perennial.standalone.bench.measure.Measurement;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * One window of load and what it cost.
 *
 * @param events stored meanwhile
 * @param backlog events stored but not projected when the load ended
 */
record Phase(String name, Load.Outcome outcome, Measurement measurement, long events, long backlog) {
    /** A read side this far behind, in seconds of this load, does not keep up. */
    private static final double LIVE_SECONDS = 0.5;

    Phase named(String other) {
        return new Phase(other, outcome, measurement, events, backlog);
    }

    boolean isLive() {
        return backlogSeconds() <= LIVE_SECONDS;
    }

    /** How long the read side would need for its backlog, at the rate of this load. */
    double backlogSeconds() {
        return events == 0 ? 0 : backlog * outcome.seconds() / events;
    }

    /** One of several windows, rounded. */
    Map<String, Object> inBrief() {
        var fields = new LinkedHashMap<String, Object>();
        fields.put("movesPerSecond", Math.round(outcome.rate()));
        fields.put("p99Millis", Math.round(outcome.percentileMillis(0.99)));
        fields.put("cpuMicrosPerMove", Math.round(totalCpuMicros()));
        fields.put("compilerPercent", Math.round(100 * compilingShare()));
        fields.put("backlogMillis", Math.round(1_000 * backlogSeconds()));
        return fields;
    }

    Map<String, Double> cpuMicros() {
        return measurement.cpuMicros(outcome.moves());
    }

    double totalCpuMicros() {
        return cpuMicros().values().stream().mapToDouble(Double::doubleValue).sum();
    }

    double compilingShare() {
        return cpuMicros().getOrDefault(Measurement.COMPILER, 0.0) / totalCpuMicros();
    }

    double generatorMicros() {
        return measurement.generatorMicros(outcome.moves());
    }

    double allocatedKilobytes() {
        return measurement.allocatedBytes() / 1e3 / outcome.moves();
    }
}
