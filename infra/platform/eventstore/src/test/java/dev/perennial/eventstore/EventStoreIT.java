package dev.perennial.eventstore;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.perennial.domain.PlayerId;
import dev.perennial.domain.table.TableEvent;
import dev.perennial.domain.table.TableEvent.SeatTaken;
import dev.perennial.domain.table.TableEvent.TableOpened;
import dev.perennial.domain.table.TableId;
import dev.perennial.games.FirstSeat;
import dev.perennial.games.arboretum.model.ArboretumEvent.TreePlanted;
import dev.perennial.games.arboretum.model.Card;
import dev.perennial.testing.TestBackends;
import dev.perennial.testing.TestDatabase;
import java.util.List;
import java.util.UUID;
import org.axonframework.eventhandling.DomainEventMessage;
import org.axonframework.eventhandling.GenericDomainEventMessage;
import org.axonframework.eventsourcing.eventstore.EventStorageEngine;
import org.axonframework.eventsourcing.eventstore.EventStoreException;
import org.axonframework.modelling.command.ConcurrencyException;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.springframework.context.ConfigurableApplicationContext;
import org.springframework.jdbc.core.JdbcTemplate;

class EventStoreIT {
    private static final TestDatabase DATABASE = TestBackends.freshDatabase();
    private static ConfigurableApplicationContext app;

    @BeforeAll
    static void start() {
        app = EventStoreApp.start(DATABASE);
    }

    @AfterAll
    static void stop() {
        app.close();
    }

    private final EventStorageEngine engine = app.getBean(EventStorageEngine.class);
    private final JdbcTemplate jdbc = app.getBean(JdbcTemplate.class);

    @Test
    void storesReadableJsonUnderLogicalNames() {
        String id = newId();
        engine.appendEvents(event(id, 0, new TreePlanted(1, Card.ofCode("O4"), 2, -1)));
        assertThat(jdbc.queryForMap(
                        "select payload_type, payload_revision, payload->>'card' as card, payload->>'x' as x"
                                + " from domain_event_entry where aggregate_identifier = ?",
                        id))
                .containsEntry("payload_type", "arboretum.TreePlanted")
                .containsEntry("payload_revision", "1")
                .containsEntry("card", "O4")
                .containsEntry("x", "2");
        assertThat(read(id)).containsExactly(new TreePlanted(1, Card.ofCode("O4"), 2, -1));
    }

    @Test
    void readsAnOldShapeThroughItsUpcaster() {
        String id = newId();
        insert(id, "table.TableOpened", "1", """
                {"type":"TableOpened","table":"%s","game":"arboretum","rulesVersion":"1","seats":2,
                 "options":{},"owner":"ann","commitment":"c"}""".formatted(id));
        assertThat(read(id)).singleElement().isInstanceOfSatisfying(TableOpened.class, opened -> {
            assertThat(opened.firstSeat()).isEqualTo(FirstSeat.RANDOM);
            assertThat(opened.owner()).isEqualTo(new PlayerId("ann"));
        });
    }

    @Test
    void aSequenceNumberCanBeTakenOnlyOnce() {
        String id = newId();
        engine.appendEvents(event(id, 0, seatTaken(id, 0)), event(id, 1, seatTaken(id, 1)));
        assertThatThrownBy(() -> engine.appendEvents(event(id, 1, seatTaken(id, 2))))
                .isInstanceOf(ConcurrencyException.class);
        assertThat(read(id)).containsExactly(seatTaken(id, 0), seatTaken(id, 1));
    }

    @Test
    void errorsDoNotQuoteTheEvent() {
        String id = newId();
        var secret = event(id, 0, new TreePlanted(1, Card.ofCode("O4"), 2, -1));
        engine.appendEvents(secret);
        assertThatThrownBy(() -> engine.appendEvents(secret)).satisfies(failure -> {
            for (Throwable t = failure; t != null; t = t.getCause()) {
                assertThat(t.toString()).doesNotContain("O4").doesNotContain("TreePlanted");
            }
        });
        var tooLong = event("x".repeat(300), 0, new TreePlanted(1, Card.ofCode("O4"), 2, -1));
        assertThatThrownBy(() -> engine.appendEvents(tooLong))
                .isInstanceOf(EventStoreException.class)
                .hasRootCauseMessage("SQL state 22001")
                .hasMessageContaining("22001")
                .hasMessageNotContaining("O4");
    }

    private List<Object> read(String id) {
        return engine.readEvents(id)
                .asStream()
                .<Object>map(DomainEventMessage::getPayload)
                .toList();
    }

    private void insert(String id, String type, String revision, String payload) {
        jdbc.update(
                "insert into domain_event_entry (aggregate_identifier, sequence_number, type, event_identifier,"
                        + " meta_data, payload, payload_revision, payload_type, time_stamp)"
                        + " values (?, 0, 'table', ?, '{}', ?::jsonb, ?, ?, '2026-01-01T00:00:00Z')",
                id,
                UUID.randomUUID().toString(),
                payload,
                revision,
                type);
    }

    static String newId() {
        return UUID.randomUUID().toString();
    }

    static TableEvent seatTaken(String id, int seat) {
        return new SeatTaken(new TableId(id), seat, new PlayerId("p-" + seat), "");
    }

    static DomainEventMessage<?> event(String id, long sequence, Object payload) {
        return new GenericDomainEventMessage<>("table", id, sequence, payload);
    }
}
