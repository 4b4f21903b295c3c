package dev.perennial.messaging.signal;

import dev.perennial.messaging.Worker;
import dev.perennial.messaging.WorkerLifecycle;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.function.IntPredicate;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.postgresql.PGConnection;
import org.postgresql.PGNotification;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.boot.jdbc.autoconfigure.JdbcConnectionDetails;

/** Listens on a connection of its own for as long as the process lives, and connects again when it is lost. */
public final class SignalLoop extends WorkerLifecycle {
    private static final Logger LOG = LoggerFactory.getLogger(SignalLoop.class);
    private static final Duration DOUBT = Duration.ofSeconds(5);
    private static final Duration RECONNECT = Duration.ofMillis(500);

    private final JdbcConnectionDetails database;
    private final Map<String, List<SignalHandler>> handlers;
    private final Worker worker = new Worker("signals", RECONNECT, this::listen);
    private final IntPredicate known;
    private volatile @Nullable Connection connection;

    public SignalLoop(JdbcConnectionDetails database, List<SignalHandler> handlers) {
        this(database, handlers, _ -> false);
    }

    /** @param known the sessions of this process, by their server process, whose signals the handlers have already */
    public SignalLoop(JdbcConnectionDetails database, List<SignalHandler> handlers, IntPredicate known) {
        this.database = database;
        this.known = known;
        this.handlers = handlers.stream().collect(Collectors.groupingBy(SignalHandler::channel));
    }

    /** Reading from the connection ignores an interrupt, so the connection is closed first. */
    @Override
    public void stop() {
        worker.stop(this::close, Duration.ZERO);
    }

    @Override
    protected Worker worker() {
        return worker;
    }

    private void listen() throws SQLException {
        try (var opened = DriverManager.getConnection(
                        database.getJdbcUrl(), database.getUsername(), database.getPassword());
                var statement = opened.createStatement()) {
            connection = opened;
            for (String channel : handlers.keySet()) {
                statement.execute("listen " + statement.enquoteIdentifier(channel, true));
            }
            doubt();
            var postgres = opened.unwrap(PGConnection.class);
            var doubts = new Interval(DOUBT);
            while (isRunning()) {
                // Never 0, which would wait forever.
                PGNotification[] received =
                        postgres.getNotifications((int) doubts.left().toMillis() + 1);
                if (received != null) {
                    dispatch(received);
                }
                if (doubts.isDue()) { // also under load: a missed signal is not sent again
                    statement.execute("select 1"); // a dead connection is as silent as a quiet one
                    doubt();
                    doubts.restart();
                }
            }
        }
    }

    private void dispatch(PGNotification[] received) {
        for (PGNotification signal : received) {
            if (known.test(signal.getPID())) {
                continue;
            }
            handlers.getOrDefault(signal.getName(), List.of()).forEach(each -> each.on(signal.getParameter()));
        }
    }

    private void doubt() {
        handlers.values().forEach(all -> all.forEach(SignalHandler::onDoubt));
    }

    private void close() {
        var open = connection;
        if (open != null) {
            try {
                open.close();
            } catch (SQLException e) {
                LOG.debug("cannot close the connection for signals", e);
            }
        }
    }
}
