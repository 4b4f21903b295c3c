package dev.perennial.eventstore;

import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.MeterRegistry;
import org.axonframework.eventhandling.TrackingToken;
import org.axonframework.serialization.Serializer;
import org.axonframework.serialization.SimpleSerializedObject;
import org.jspecify.annotations.Nullable;
import org.springframework.dao.DataAccessException;
import org.springframework.jdbc.core.JdbcTemplate;

/**
 * How many stored events have not reached Kafka, by the relay's token in the database: whichever node relays, and if
 * none does, all of them tell the same.
 */
class RelayBacklog {
    /** Places count from 1. */
    private static final long NOTHING = 0;

    private final JdbcTemplate jdbc;
    private final Serializer tokens;

    RelayBacklog(JdbcTemplate jdbc, Serializer tokens, MeterRegistry meters) {
        this.jdbc = jdbc;
        this.tokens = tokens;
        Gauge.builder("perennial.relay.behind", this, RelayBacklog::behind)
                .description("events stored but not sent, as far as the database knows")
                .register(meters);
    }

    private double behind() {
        try {
            Long last = jdbc.queryForObject("select max(global_index) from domain_event_entry", Long.class);
            return last == null ? 0 : Math.max(0, last - sent());
        } catch (DataAccessException e) {
            return Double.NaN;
        }
    }

    /** Read as it lies there: the token store hands a token out only to who claims it. */
    private long sent() {
        return jdbc
                .query(
                        "select token, token_type from token_entry where processor_name = ?",
                        (row, _) -> position(row.getBytes(1), row.getString(2)),
                        Relay.NAME)
                .stream()
                .findFirst()
                .orElse(NOTHING);
    }

    private long position(byte @Nullable [] token, String type) {
        if (token == null) {
            return NOTHING;
        }
        TrackingToken stored = tokens.deserialize(new SimpleSerializedObject<>(token, byte[].class, type, null));
        return stored == null ? NOTHING : stored.position().orElse(NOTHING);
    }
}
