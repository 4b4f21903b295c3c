package dev.perennial.standalone.bench;

import static java.util.Collections.nCopies;

import dev.perennial.standalone.RunningStandalone.Database;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicLong;

/** The ceiling: how many transactions with rows of an event's shape the same PostgreSQL commits in a second. */
final class RawInserts {
    private static final String PAYLOAD =
            "{\"type\":\"CardDrawn\",\"seat\":0,\"card\":\"O4\",\"drawn\":1,\"deckSize\":33}";

    private static final String INSERT = "insert into bench_raw (aggregate_identifier, sequence_number, type,"
            + " event_identifier, meta_data, payload, payload_revision, payload_type, time_stamp) values ";
    private static final String ROW =
            "(?, ?, 'table', ?, '{}', ?::jsonb, '1', 'arboretum.CardDrawn', '2026-01-01T00:00:00Z')";

    private RawInserts() {}

    /** @param rows of one transaction, in turn: a move has three or four events */
    static double perSecond(Database database, List<Integer> rows, int connections, Duration duration) {
        String url = database.url();
        String user = database.user();
        String password = database.password();
        try (var admin = DriverManager.getConnection(url, user, password);
                var statement = admin.createStatement()) {
            // A sequence of its own: a jump in the events' sequence would look like gaps to the relay.
            statement.execute("drop table if exists bench_raw");
            statement.execute("""
                    create table bench_raw (global_index bigserial primary key, aggregate_identifier varchar(255) not
                        null,
                      sequence_number bigint not null, type varchar(255), event_identifier varchar(255) not null unique,
                      meta_data jsonb, payload jsonb not null, payload_revision varchar(255),
                      payload_type varchar(255) not null, time_stamp varchar(255) not null,
                      unique (aggregate_identifier, sequence_number))""");
            double rate = measure(database, rows, connections, duration);
            statement.execute("drop table bench_raw");
            return rate;
        } catch (SQLException e) {
            throw new IllegalStateException(e);
        }
    }

    private static double measure(Database database, List<Integer> rows, int connections, Duration duration) {
        var commits = new AtomicLong();
        long start = System.nanoTime();
        long end = start + duration.toNanos();
        try (var pool = Executors.newFixedThreadPool(connections)) {
            var running = new ArrayList<Future<?>>();
            for (int i = 0; i < connections; i++) {
                running.add(pool.submit(() -> {
                    commit(database, rows, end, commits);
                    return null;
                }));
            }
            for (Future<?> worker : running) {
                var _ = worker.get();
            }
        } catch (InterruptedException | ExecutionException e) {
            throw new IllegalStateException(e);
        }
        return commits.get() / ((System.nanoTime() - start) / 1e9);
    }

    /** A statement of its own commits at once, so several rows travel in one statement. */
    private static void commit(Database database, List<Integer> rows, long end, AtomicLong commits)
            throws SQLException {
        try (Connection connection =
                DriverManager.getConnection(database.url(), database.user(), database.password())) {
            var inserts = new ArrayList<PreparedStatement>();
            for (int count : rows) {
                inserts.add(connection.prepareStatement(INSERT + String.join(", ", nCopies(count, ROW))));
            }
            String aggregate = UUID.randomUUID().toString();
            long sequence = 0;
            for (int turn = 0; System.nanoTime() < end; turn = (turn + 1) % rows.size()) {
                var insert = inserts.get(turn);
                for (int row = 0; row < rows.get(turn); row++) {
                    insert.setString(4 * row + 1, aggregate);
                    insert.setLong(4 * row + 2, sequence++);
                    insert.setString(4 * row + 3, UUID.randomUUID().toString());
                    insert.setString(4 * row + 4, PAYLOAD);
                }
                var _ = insert.executeUpdate();
                commits.incrementAndGet();
            }
        }
    }
}
