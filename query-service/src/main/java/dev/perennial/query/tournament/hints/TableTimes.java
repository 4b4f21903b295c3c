package dev.perennial.query.tournament.hints;

import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;

/** When things happened at the tables of a tournament. */
@Repository
class TableTimes {
    private final JdbcClient jdbc;

    TableTimes(JdbcClient jdbc) {
        this.jdbc = jdbc;
    }

    /** How long the finished games took, by table. */
    Map<String, Duration> durations(String tournament) {
        var found = new HashMap<String, Duration>();
        jdbc.sql("""
                select table_id, extract(epoch from changed_at - opened_at)::bigint from table_summary
                where starts_with(table_id, ?) and status = 'FINISHED'
                """).param(tournament + "-r").query(row -> {
            found.put(row.getString(1), Duration.ofSeconds(row.getLong(2)));
        });
        return found;
    }

    /** The minutes in which each seat moved, by table and seat. */
    Map<String, List<Set<Long>>> minutesOfMoves(String tournament) {
        var found = new HashMap<String, List<Set<Long>>>();
        jdbc.sql("""
                select table_id, (payload ->> 'seat')::int, extract(epoch from time)::bigint / 60 from table_event
                where starts_with(table_id, ?) and type = 'table.MoveMade'
                """).param(tournament + "-r").query(row -> {
            var seats = found.computeIfAbsent(row.getString(1), _ -> emptySeats());
            seats.get(Math.min(row.getInt(2), seats.size() - 1)).add(row.getLong(3));
        });
        return found;
    }

    private static List<Set<Long>> emptySeats() {
        return List.of(
                new TreeSet<>(), new TreeSet<>(), new TreeSet<>(), new TreeSet<>(), new TreeSet<>(), new TreeSet<>());
    }
}
