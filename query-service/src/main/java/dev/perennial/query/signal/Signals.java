package dev.perennial.query.signal;

import java.util.Collection;
import java.util.TreeSet;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;

/**
 * Sends signals with the running transaction: they arrive only after the commit, and transactions in a shadow schema
 * send none.
 */
@Component
public class Signals {
    private final JdbcClient jdbc;

    Signals(JdbcClient jdbc) {
        this.jdbc = jdbc;
    }

    public void send(String channel, Collection<String> payloads) {
        boolean _ = isSent(channel, payloads);
    }

    /** As above; answers false in a shadow schema. */
    public boolean isSent(String channel, Collection<String> payloads) {
        String[] each = new TreeSet<>(payloads).toArray(String[]::new);
        long sent = jdbc.sql("select count(pg_notify(?, payload)) from unnest(?) as payload where current_schema() ="
                        + " 'public'")
                .params(channel, each)
                .query(Long.class)
                .single();
        return sent > 0;
    }
}
