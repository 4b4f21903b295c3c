package dev.perennial.tournament.http;

import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.eventstore.relay.RelayBacklog;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.Test;
import org.springframework.jdbc.core.JdbcTemplate;
import tools.jackson.databind.JsonNode;

/** The relay's data on the status page. */
class RelayStatusIT {
    private static final String PASSED = "passed-by-the-relay";

    private final TournamentNode node = TournamentNode.shared();
    private final String admin = node.keys().token("ada", "player", "admin");

    /** Under the number of no transaction, so that it lies before whatever was sent. */
    @Test
    void anEventThatWasNeverSentIsToldToEverybodyAndWhatToDoToAdmins() {
        var jdbc = node.bean(JdbcTemplate.class);
        var relay = node.bean(RelayBacklog.class);
        node.send("POST", "/api/v1/leagues", admin, "{\"name\":\"Told of\"}");
        Awaitility.await().until(() -> relay.comparison().waiting() == 0);
        assertThat(ask(null).get("healthy").asBoolean()).isTrue();
        try {
            int _ = jdbc.update("""
                    insert into domain_event_entry (aggregate_identifier, sequence_number, type, event_identifier,
                      payload, payload_revision, payload_type, time_stamp, transaction_id)
                    select ?, 0, type, ?, payload, payload_revision, payload_type, time_stamp, '0'
                    from domain_event_entry limit 1
                    """, PASSED, PASSED);
            relay.compare();
            JsonNode toStranger = ask(null);
            assertThat(toStranger.get("healthy").asBoolean()).isFalse();
            assertThat(toStranger.get("missing").asLong()).isEqualTo(1);
            assertThat(toStranger.get("advice").isNull()).isTrue();
            assertThat(ask(admin).get("advice").asString())
                    .contains("never sent to Kafka: 1.", "docs/how-to/repair.md");
        } finally {
            int _ = jdbc.update("delete from domain_event_entry where aggregate_identifier = ?", PASSED);
            relay.compare();
        }
        assertThat(ask(null).get("healthy").asBoolean()).isTrue();
    }

    private JsonNode ask(String token) {
        return node.send("GET", "/api/v1/relay/tournaments", token, null).body();
    }
}
