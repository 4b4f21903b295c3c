package dev.perennial.query.signal;

import java.util.Collection;
import java.util.TreeSet;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;

/**
 * Sends with the running transaction: nobody is woken before it has been committed, and by a transaction in another schema,
 * which nobody reads yet, nobody at all.
 */
@Component
public class Signals {
    private final JdbcClient jdbc;

    Signals(JdbcClient jdbc) {
        this.jdbc = jdbc;
    }

    public void send(String channel, Collection<String> payloads) {
        String[] each = new TreeSet<>(payloads).toArray(String[]::new);
        jdbc.sql("select count(pg_notify(?, payload)) from unnest(?) as payload where current_schema() = 'public'")
                .params(channel, each)
                .query(Long.class)
                .single();
    }
}
