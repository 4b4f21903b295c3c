package dev.perennial.standalone.bench.peers;

import dev.perennial.standalone.bench.measure.Latencies;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * The figures of one server under the load.
 *
 * @param keeps what it has kept when a move is accepted
 * @param cpuMicros processor time of the server for one move, without the load generator
 * @param sorted latencies in nanoseconds, ascending
 */
public record PeerFigures(String name, String keeps, long moves, double seconds, double cpuMicros, long[] sorted) {
    public double rate() {
        return moves / seconds;
    }

    double percentileMillis(double share) {
        return Latencies.percentileMillis(sorted, share);
    }

    Map<String, Object> fields(double ofPerennial) {
        var fields = new LinkedHashMap<String, Object>();
        fields.put("name", name);
        fields.put("keeps", keeps);
        fields.put("moves", moves);
        fields.put("seconds", seconds);
        fields.put("movesPerSecond", rate());
        fields.put("perennialIsFaster", ofPerennial / rate());
        fields.put("p50Millis", percentileMillis(0.5));
        fields.put("p99Millis", percentileMillis(0.99));
        fields.put("p999Millis", percentileMillis(0.999));
        fields.put("cpuMicrosPerMove", cpuMicros);
        return fields;
    }
}
