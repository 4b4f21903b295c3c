package dev.perennial.eventstore.relay;

import dev.perennial.eventstore.RelayPosition;
import dev.perennial.eventstore.RelayPosition.Stored;
import dev.perennial.eventstore.TransactionToken;
import dev.perennial.eventstore.VisibleEvents;
import java.util.Objects;
import org.springframework.jdbc.core.JdbcTemplate;

/** Compares what is stored with what was sent to Kafka, by the relay's position in the database. */
final class RelayCheck {
    private final JdbcTemplate jdbc;
    private final RelayPosition position;

    RelayCheck(JdbcTemplate jdbc) {
        this.jdbc = jdbc;
        this.position = new RelayPosition(jdbc);
    }

    /** Counts all there is; an index alone is read. */
    RelayComparison now() {
        TransactionToken at = at();
        return new RelayComparison(
                count("not " + VisibleEvents.AFTER, at), at.events(), count(VisibleEvents.AFTER, at));
    }

    /** Counts only what has not been sent. */
    long waiting() {
        return count(VisibleEvents.AFTER, at());
    }

    private TransactionToken at() {
        return position.stored() instanceof Stored.At at ? at.token() : TransactionToken.START;
    }

    private long count(String condition, TransactionToken at) {
        return Objects.requireNonNull(jdbc.queryForObject(
                "select count(*) from domain_event_entry where " + condition,
                Long.class,
                Long.toString(at.transactionId()),
                at.globalIndex()));
    }
}
