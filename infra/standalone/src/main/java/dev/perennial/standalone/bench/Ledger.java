package dev.perennial.standalone.bench;

import dev.perennial.embedded.EmbeddedPostgres;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.LongAdder;

/** What was acknowledged, written down by those who were told. */
final class Ledger {
    private final Map<String, LongAdder> byTable = new ConcurrentHashMap<>();
    private final AtomicLong moves = new AtomicLong();

    /** Moves that are missing in the store, and moves there of which nobody was told. */
    record Difference(long lost, long doubled) {}

    void opened(String table) {
        byTable.put(table, new LongAdder());
    }

    void acknowledged(String table) {
        byTable.computeIfAbsent(table, _ -> new LongAdder()).increment();
        long _ = moves.incrementAndGet();
    }

    long moves() {
        return moves.get();
    }

    List<String> tables() {
        return List.copyOf(byTable.keySet());
    }

    /** Asked of the event store itself, not of what was made from it. */
    Difference compare(String jdbcUrl) throws SQLException {
        Map<String, Long> stored = new HashMap<>();
        try (var connection = DriverManager.getConnection(jdbcUrl, EmbeddedPostgres.USER, EmbeddedPostgres.USER);
                var rows = connection
                        .createStatement()
                        .executeQuery("select aggregate_identifier, count(*) from domain_event_entry"
                                + " where payload_type = 'table.MoveMade' group by 1")) {
            while (rows.next()) {
                stored.put(rows.getString(1), rows.getLong(2));
            }
        }
        long lost = 0;
        long doubled = 0;
        for (var entry : byTable.entrySet()) {
            long told = entry.getValue().sum();
            long kept = stored.getOrDefault(entry.getKey(), 0L);
            lost += Math.max(0, told - kept);
            doubled += Math.max(0, kept - told);
        }
        return new Difference(lost, doubled);
    }
}
