package dev.perennial.eventstore;

import dev.perennial.contract.json.Json;
import java.time.Instant;
import java.util.List;
import org.axonframework.common.DateTimeUtils;
import org.axonframework.eventhandling.GapAwareTrackingToken;
import org.jspecify.annotations.Nullable;
import org.springframework.jdbc.core.JdbcTemplate;
import tools.jackson.databind.JsonNode;

/** The relay's stored position, read from its row: the token store gives a token only to the node that claims it. */
public final class RelayPosition {
    /** The name of the relay as an event processor. */
    public static final String PROCESSOR = "relay";

    private static final String NOBODY = "set back";

    /** The content of the row. */
    public sealed interface Stored {
        /** Nothing has been sent, or all is to be sent again. */
        record Beginning() implements Stored {}

        record At(TransactionToken token) implements Stored {}

        /** Of a version that remembered numbers it had not seen yet. */
        record WithGaps(long index, List<Long> gaps) implements Stored {}

        /** An unreadable position: sending too much is better than too little. */
        record Unknown() implements Stored {}
    }

    private final JdbcTemplate jdbc;

    public RelayPosition(JdbcTemplate jdbc) {
        this.jdbc = jdbc;
    }

    public Stored stored() {
        return read("");
    }

    /** Locks the row until the running transaction ends. */
    Stored locked() {
        return read(" for update");
    }

    private Stored read(String how) {
        return jdbc
                .query(
                        "select token, token_type from token_entry where processor_name = ?" + how,
                        (row, _) -> parse(row.getBytes(1), row.getString(2)),
                        PROCESSOR)
                .stream()
                .findFirst()
                .orElseGet(Stored.Beginning::new);
    }

    private static Stored parse(byte @Nullable [] token, @Nullable String type) {
        if (token == null || type == null) {
            return new Stored.Beginning();
        }
        JsonNode json = Json.mapper().readTree(token);
        if (type.equals(TransactionToken.class.getName())) {
            return new Stored.At(new TransactionToken(
                    json.required("transactionId").asLong(),
                    json.required("globalIndex").asLong(),
                    json.required("events").asLong()));
        }
        if (type.equals(GapAwareTrackingToken.class.getName())) {
            return new Stored.WithGaps(
                    json.required("index").asLong(),
                    json.required("gaps").valueStream().map(JsonNode::asLong).toList());
        }
        return new Stored.Unknown();
    }

    /** Without changing whose it is. */
    void forget() {
        jdbc.update("update token_entry set token = null, token_type = null where processor_name = ?", PROCESSOR);
    }

    /** The same. */
    void store(TransactionToken token) {
        jdbc.update(
                "update token_entry set token = ?, token_type = ? where processor_name = ?",
                Json.mapper().writeValueAsBytes(token),
                TransactionToken.class.getName(),
                PROCESSOR);
    }

    /**
     * Lets everything be sent again, also while nodes run. The one that relays loses its claim and with it the position
     * it knows; after some seconds whichever node comes first begins with the first event.
     */
    public boolean setBack() {
        return jdbc.update(
                        "update token_entry set token = null, token_type = null, owner = ?, timestamp = ?"
                                + " where processor_name = ?",
                        NOBODY,
                        DateTimeUtils.formatInstant(Instant.now()),
                        PROCESSOR)
                > 0;
    }
}
