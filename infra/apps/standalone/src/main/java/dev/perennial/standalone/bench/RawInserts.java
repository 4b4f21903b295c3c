package dev.perennial.standalone.bench;

import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.UUID;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicLong;

/** The ceiling: how many single rows of an event's shape the same PostgreSQL commits in a second. */
final class RawInserts {
    private static final String PAYLOAD =
            "{\"type\":\"CardDrawn\",\"seat\":0,\"card\":\"O4\",\"drawn\":1,\"deckSize\":33}";

    private RawInserts() {}

    static double perSecond(String url, String user, String password, int connections, Duration duration) {
        try (var admin = DriverManager.getConnection(url, user, password);
                var statement = admin.createStatement()) {
            // A sequence of its own: a jump in the events' sequence would look like gaps to the relay.
            statement.execute("drop table if exists bench_raw");
            statement.execute("""
                    create table bench_raw (global_index bigserial primary key, aggregate_identifier varchar(255) not null,
                      sequence_number bigint not null, type varchar(255), event_identifier varchar(255) not null unique,
                      meta_data jsonb, payload jsonb not null, payload_revision varchar(255),
                      payload_type varchar(255) not null, time_stamp varchar(255) not null,
                      unique (aggregate_identifier, sequence_number))""");
            double rate = measure(url, user, password, connections, duration);
            statement.execute("drop table bench_raw");
            return rate;
        } catch (SQLException e) {
            throw new IllegalStateException(e);
        }
    }

    private static double measure(String url, String user, String password, int connections, Duration duration) {
        var rows = new AtomicLong();
        long start = System.nanoTime();
        long end = start + duration.toNanos();
        try (var pool = Executors.newFixedThreadPool(connections)) {
            var running = new ArrayList<Future<?>>();
            for (int i = 0; i < connections; i++) {
                running.add(pool.submit(() -> {
                    try (Connection connection = DriverManager.getConnection(url, user, password);
                            PreparedStatement insert = connection.prepareStatement(
                                    "insert into bench_raw (aggregate_identifier, sequence_number, type,"
                                            + " event_identifier, meta_data, payload, payload_revision, payload_type,"
                                            + " time_stamp) values (?, ?, 'table', ?, '{}', ?::jsonb, '1',"
                                            + " 'arboretum.CardDrawn', '2026-01-01T00:00:00Z')")) {
                        String aggregate = UUID.randomUUID().toString();
                        for (long n = 0; System.nanoTime() < end; n++) {
                            insert.setString(1, aggregate);
                            insert.setLong(2, n);
                            insert.setString(3, UUID.randomUUID().toString());
                            insert.setString(4, PAYLOAD);
                            var _ = insert.executeUpdate();
                            rows.incrementAndGet();
                        }
                    }
                    return null;
                }));
            }
            for (Future<?> worker : running) {
                var _ = worker.get();
            }
        } catch (InterruptedException | ExecutionException e) {
            throw new IllegalStateException(e);
        }
        return rows.get() / ((System.nanoTime() - start) / 1e9);
    }
}
