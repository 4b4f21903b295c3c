package dev.perennial.query.signal;

import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.postgresql.PGConnection;
import org.postgresql.PGNotification;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.boot.jdbc.autoconfigure.JdbcConnectionDetails;
import org.springframework.context.SmartLifecycle;
import org.springframework.stereotype.Component;

/** Listens on a connection of its own, for as long as the process lives; a lost connection is made anew. */
@Component
class SignalLoop implements SmartLifecycle {
    private static final Logger LOG = LoggerFactory.getLogger(SignalLoop.class);
    private static final Duration DOUBT = Duration.ofSeconds(5);
    private static final int RECONNECT_MILLIS = 500;

    private final JdbcConnectionDetails database;
    private final Map<String, List<SignalHandler>> handlers;
    private volatile boolean running;
    private volatile @Nullable Connection connection;

    SignalLoop(JdbcConnectionDetails database, List<SignalHandler> handlers) {
        this.database = database;
        this.handlers = handlers.stream().collect(Collectors.groupingBy(SignalHandler::channel));
    }

    @Override
    public void start() {
        running = true;
        var _ = Thread.ofVirtual().name("signals").start(this::listenForEver);
    }

    @Override
    public void stop() {
        running = false;
        close();
    }

    @Override
    public boolean isRunning() {
        return running;
    }

    private void listenForEver() {
        while (running) {
            try {
                listen();
            } catch (SQLException | RuntimeException e) {
                if (running) {
                    LOG.warn("signals interrupted, connecting again: {}", e.getMessage());
                    pause();
                }
            } finally {
                close();
            }
        }
    }

    private void listen() throws SQLException {
        var opened = DriverManager.getConnection(database.getJdbcUrl(), database.getUsername(), database.getPassword());
        connection = opened;
        try (var statement = opened.createStatement()) {
            for (String channel : handlers.keySet()) {
                statement.execute("listen " + statement.enquoteIdentifier(channel, true));
            }
            doubt();
            var postgres = opened.unwrap(PGConnection.class);
            var doubts = new Pulse(DOUBT);
            while (running) {
                // Never 0, which would be to wait for ever.
                PGNotification[] received =
                        postgres.getNotifications((int) doubts.left().toMillis() + 1);
                if (received != null) {
                    dispatch(received);
                }
                if (doubts.isDue()) { // also when there is much to hear: what was missed is not said again
                    statement.execute("select 1"); // a dead connection is as silent as a quiet one
                    doubt();
                    doubts.beat();
                }
            }
        }
    }

    private void dispatch(PGNotification[] received) {
        for (PGNotification signal : received) {
            handlers.getOrDefault(signal.getName(), List.of()).forEach(each -> each.on(signal.getParameter()));
        }
    }

    private void doubt() {
        handlers.values().forEach(all -> all.forEach(SignalHandler::onDoubt));
    }

    private void close() {
        var open = connection;
        connection = null;
        if (open != null) {
            try {
                open.close();
            } catch (SQLException e) {
                LOG.debug("closing", e);
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
}
