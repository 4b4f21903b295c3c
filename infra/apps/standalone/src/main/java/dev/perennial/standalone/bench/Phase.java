package dev.perennial.standalone.bench;

import dev.perennial.standalone.bench.measure.Measurement;
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
        return backlog <= LIVE_SECONDS * events / outcome.seconds();
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
