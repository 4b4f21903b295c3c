package dev.perennial.standalone.bench.faults;

import dev.perennial.standalone.RunningStandalone;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicLong;

/** Records acknowledged moves on the players' side. */
final class Ledger {
    private final Map<String, List<Long>> answers = new ConcurrentHashMap<>();
    private final AtomicLong moves = new AtomicLong();
    private final LongestPause standstill = new LongestPause(System.nanoTime());

    /** Moves that are missing in the store, and stored moves that were never acknowledged. */
    record Difference(long lost, long doubled) {
        Difference plus(Difference other) {
            return new Difference(lost + other.lost, doubled + other.doubled);
        }
    }

    /**
     * At one table one move after the other.
     *
     * @param sequence the table's sequence after the move, as its answer said
     */
    void acknowledged(String table, long sequence) {
        answers.computeIfAbsent(table, _ -> new CopyOnWriteArrayList<>()).add(sequence);
        long _ = moves.incrementAndGet();
        standstill.happened(System.nanoTime());
    }

    /** The longest time without an answer since this was last asked. */
    Duration longestPause() {
        return standstill.takeLongest(System.nanoTime());
    }

    long moves() {
        return moves.get();
    }

    int tables() {
        return answers.size();
    }

    /** Asked of the event store itself, not of what was made from it. */
    Difference compare(RunningStandalone.Database store) throws SQLException {
        Map<String, List<Long>> stored = new HashMap<>();
        try (var connection = DriverManager.getConnection(store.url(), store.user(), store.password());
                var rows = connection
                        .createStatement()
                        .executeQuery("select aggregate_identifier, sequence_number from domain_event_entry"
                                + " where payload_type = 'table.MoveMade' order by 1, 2")) {
            while (rows.next()) {
                stored.computeIfAbsent(rows.getString(1), _ -> new ArrayList<>())
                        .add(rows.getLong(2));
            }
        }
        var difference = new Difference(0, 0);
        for (var table : answers.entrySet()) {
            difference = difference.plus(compare(table.getValue(), stored.getOrDefault(table.getKey(), List.of())));
        }
        return difference;
    }

    /** Between an answer and the one before it there must be one move; after the last there must be none. */
    static Difference compare(List<Long> answers, List<Long> stored) {
        long lost = 0;
        long doubled = 0;
        int next = 0;
        for (long answer : answers) {
            int first = next;
            while (next < stored.size() && stored.get(next) <= answer) {
                next++;
            }
            lost += next == first ? 1 : 0;
            doubled += Math.max(0, next - first - 1);
        }
        return new Difference(lost, doubled + stored.size() - next);
    }
}
