package dev.perennial.standalone.bench.peers;

import dev.perennial.standalone.bench.measure.Latencies;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * The figures of one server under the load.
 *
 * @param watching to whom it sent every move
 * @param keeps what it has kept when a move is accepted
 * @param cpuMicros processor time of the server for one move, without the load generator
 */
public record PeerFigures(
        String name,
        Watching watching,
        String keeps,
        long moves,
        double seconds,
        double cpuMicros,
        double p50Millis,
        double p99Millis,
        double p999Millis) {
    /**
     * The figures of a window.
     *
     * @param sorted latencies of its moves in nanoseconds, ascending
     */
    public static PeerFigures of(
            String name, Watching watching, String keeps, double seconds, double cpuMicros, long[] sorted) {
        return new PeerFigures(
                name,
                watching,
                keeps,
                sorted.length,
                seconds,
                cpuMicros,
                Latencies.percentileMillis(sorted, 0.5),
                Latencies.percentileMillis(sorted, 0.99),
                Latencies.percentileMillis(sorted, 0.999));
    }

    public double rate() {
        return moves / seconds;
    }

    Map<String, Object> fields(double ratio) {
        var fields = new LinkedHashMap<String, Object>();
        fields.put("name", name);
        fields.put("watching", watching.text());
        fields.put("keeps", keeps);
        fields.put("moves", moves);
        fields.put("seconds", seconds);
        fields.put("movesPerSecond", rate());
        fields.put("perennialToThis", ratio);
        fields.put("p50Millis", p50Millis);
        fields.put("p99Millis", p99Millis);
        fields.put("p999Millis", p999Millis);
        fields.put("cpuMicrosPerMove", cpuMicros);
        return fields;
    }
}
