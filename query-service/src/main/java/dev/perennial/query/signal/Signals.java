package dev.perennial.query.signal;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import dev.perennial.messaging.signal.SignalHandler;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import org.springframework.beans.factory.ObjectProvider;
import org.springframework.jdbc.core.JdbcTemplate;
import org.springframework.stereotype.Component;
import org.springframework.transaction.support.TransactionSynchronization;
import org.springframework.transaction.support.TransactionSynchronizationManager;

/**
 * Sends signals with the running transaction, all in one statement before its commit. The handlers of this process get
 * theirs right after the commit, without the way through the database. Transactions in a shadow schema send none.
 */
@Component
public class Signals {
    private static final String SEND = """
            select pg_backend_pid(), count(pg_notify(channel, payload)) from unnest(?, ?) as signal (channel, payload)
            """;
    /** A signal arrives within seconds, and the number of a session that has ended is free for another process. */
    private static final Duration HEARD_WITHIN = Duration.ofMinutes(1);

    private final JdbcTemplate jdbc;
    private final ObjectProvider<SignalHandler> handlers;
    private final Cache<Integer, Boolean> sessions =
            Caffeine.newBuilder().expireAfterWrite(HEARD_WITHIN).build();

    Signals(JdbcTemplate jdbc, ObjectProvider<SignalHandler> handlers) {
        this.jdbc = jdbc;
        this.handlers = handlers;
    }

    public void send(String channel, Collection<String> payloads) {
        if (TransactionSynchronizationManager.isSynchronizationActive()) {
            pending().add(channel, payloads);
        } else {
            var alone = new Pending();
            alone.add(channel, payloads);
            alone.beforeCommit(false);
            alone.afterCommit();
        }
    }

    /** Nothing the running transaction writes is visible to readers yet: it sends no signals. */
    public void mute() {
        pending().muted = true;
    }

    public boolean isMuted() {
        return pending().muted;
    }

    /** Whether that session of the database was one of this process. */
    boolean isOwn(int session) {
        return sessions.getIfPresent(session) != null;
    }

    private Pending pending() {
        @Nullable Pending found = (Pending) TransactionSynchronizationManager.getResource(this);
        if (found == null) {
            found = new Pending();
            TransactionSynchronizationManager.bindResource(this, found);
            TransactionSynchronizationManager.registerSynchronization(found);
        }
        return found;
    }

    /** The signals of one transaction. */
    private final class Pending implements TransactionSynchronization {
        private final Map<String, TreeSet<String>> byChannel = new LinkedHashMap<>();
        private boolean muted;

        void add(String channel, Collection<String> payloads) {
            byChannel.computeIfAbsent(channel, _ -> new TreeSet<>()).addAll(payloads);
        }

        @Override
        public void beforeCommit(boolean readOnly) {
            List<String> channels = new ArrayList<>();
            List<String> payloads = new ArrayList<>();
            if (!muted) {
                byChannel.forEach((channel, ofChannel) -> ofChannel.forEach(payload -> {
                    channels.add(channel);
                    payloads.add(payload);
                }));
            }
            if (!channels.isEmpty()) {
                Integer session = jdbc.queryForObject(
                        SEND,
                        (row, _) -> row.getInt(1),
                        channels.toArray(String[]::new),
                        payloads.toArray(String[]::new));
                sessions.put(session, true);
            }
        }

        @Override
        public void afterCommit() {
            if (!muted && !byChannel.isEmpty()) {
                // The connection of this thread still belongs to the transaction that has just ended.
                var _ = Thread.ofVirtual().start(this::tellHandlers);
            }
        }

        private void tellHandlers() {
            handlers.forEach(handler ->
                    byChannel.getOrDefault(handler.channel(), new TreeSet<>()).forEach(handler::onOwn));
        }

        @Override
        public void afterCompletion(int status) {
            Object _ = TransactionSynchronizationManager.unbindResourceIfPossible(Signals.this);
        }
    }
}
