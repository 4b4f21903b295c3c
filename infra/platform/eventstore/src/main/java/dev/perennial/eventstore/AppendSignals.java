package dev.perennial.eventstore;

import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.Arrays;
import java.util.UUID;
import java.util.concurrent.Semaphore;
import org.postgresql.PGConnection;
import org.postgresql.PGNotification;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.boot.jdbc.autoconfigure.JdbcConnectionDetails;
import org.springframework.context.SmartLifecycle;

/**
 * Tells the other nodes of every append, so that the one that relays need not wait until it looks again by itself. The
 * signal goes out after the commit on a connection of its own: within the transaction it would make all commits of the
 * database wait for each other. One that is lost with its node costs a second, not an event.
 */
final class AppendSignals implements SmartLifecycle {
    private static final Logger LOG = LoggerFactory.getLogger(AppendSignals.class);
    private static final String CHANNEL = "perennial_append";
    private static final int SILENCE_MILLIS = 5_000;
    private static final int RECONNECT_MILLIS = 500;

    /** Work on one connection that goes on until it fails or everything stops. */
    private interface Task {
        void run(Connection connection) throws SQLException, InterruptedException;
    }

    private final JdbcConnectionDetails database;
    private final WakingEventStore store;
    private final String self = UUID.randomUUID().toString();
    private final Semaphore appended = new Semaphore(0);
    private volatile boolean running;

    AppendSignals(JdbcConnectionDetails database, WakingEventStore store) {
        this.database = database;
        this.store = store;
    }

    @Override
    public void start() {
        running = true;
        store.onAppend(appended::release);
        begin("append-listener", this::listen);
        begin("append-sender", this::send);
    }

    private void begin(String name, Task task) {
        var _ = Thread.ofPlatform().daemon().name(name).start(() -> {
            while (running) {
                attempt(task);
            }
        });
    }

    private void attempt(Task task) {
        try (Connection connection =
                DriverManager.getConnection(database.getJdbcUrl(), database.getUsername(), database.getPassword())) {
            task.run(connection);
        } catch (SQLException e) {
            if (running) {
                LOG.warn("signals of appends interrupted, SQL state {}: connecting again", e.getSQLState());
                pause();
            }
        } catch (InterruptedException e) {
            running = false;
        }
    }

    private void listen(Connection connection) throws SQLException {
        try (var statement = connection.createStatement()) {
            statement.execute("listen " + CHANNEL);
            store.wake();
            var postgres = connection.unwrap(PGConnection.class);
            while (running) {
                PGNotification[] received = postgres.getNotifications(SILENCE_MILLIS);
                if (received == null || received.length == 0) {
                    statement.execute("select 1"); // a dead connection is as silent as a quiet one
                } else if (isFromOthers(received)) {
                    store.wake();
                }
            }
        }
    }

    private boolean isFromOthers(PGNotification[] received) {
        return Arrays.stream(received).anyMatch(one -> !self.equals(one.getParameter()));
    }

    /** Many appends while one signal is on its way are one more signal. */
    private void send(Connection connection) throws SQLException, InterruptedException {
        try (var notify = connection.prepareStatement("select pg_notify('" + CHANNEL + "', ?)")) {
            notify.setString(1, self);
            while (running) {
                appended.acquire();
                int _ = appended.drainPermits();
                boolean _ = notify.execute();
            }
        }
    }

    private static void pause() {
        try {
            Thread.sleep(RECONNECT_MILLIS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    @Override
    public void stop() {
        running = false;
        appended.release();
    }

    @Override
    public boolean isRunning() {
        return running;
    }
}
