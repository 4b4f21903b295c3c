package dev.perennial.eventstore;

import dev.perennial.messaging.Worker;
import dev.perennial.messaging.signal.SignalHandler;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.time.Duration;
import java.util.UUID;
import java.util.concurrent.Semaphore;
import org.springframework.boot.jdbc.autoconfigure.JdbcConnectionDetails;
import org.springframework.context.SmartLifecycle;

/**
 * Signals every append to the other nodes, so that the one that relays need not wait until its next look. The signal
 * goes out after the commit on a connection of its own: within the transaction it would make all commits of the
 * database wait for each other. One that is lost with its node costs a second, not an event.
 */
final class AppendSignals implements SignalHandler, SmartLifecycle {
    private static final String CHANNEL = "perennial_append";
    private static final Duration RECONNECT = Duration.ofMillis(500);

    private final JdbcConnectionDetails database;
    private final NotifyingEventStore store;
    private final String self = UUID.randomUUID().toString();
    private final Semaphore appended = new Semaphore(0);
    private final Worker sender = new Worker("append-sender", RECONNECT, this::send);

    AppendSignals(JdbcConnectionDetails database, NotifyingEventStore store) {
        this.database = database;
        this.store = store;
    }

    @Override
    public String channel() {
        return CHANNEL;
    }

    /** An append of this node has already woken its readers. */
    @Override
    public void on(String node) {
        if (!self.equals(node)) {
            store.wake();
        }
    }

    @Override
    public void onDoubt() {
        store.wake();
    }

    @Override
    public void start() {
        store.onAppend(appended::release);
        sender.start();
    }

    /** Many appends while one signal is on its way are one more signal. */
    private void send() throws SQLException, InterruptedException {
        try (var connection = DriverManager.getConnection(
                        database.getJdbcUrl(), database.getUsername(), database.getPassword());
                var notify = connection.prepareStatement("select pg_notify('" + CHANNEL + "', ?)")) {
            notify.setString(1, self);
            while (isRunning()) {
                appended.acquire();
                int _ = appended.drainPermits();
                boolean _ = notify.execute();
            }
        }
    }

    @Override
    public void stop() {
        sender.stop();
    }

    @Override
    public boolean isRunning() {
        return sender.isRunning();
    }
}
