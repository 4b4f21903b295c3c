package dev.perennial.eventstore;

import static dev.perennial.eventstore.EventStoreIT.event;
import static dev.perennial.eventstore.EventStoreIT.newId;
import static dev.perennial.eventstore.EventStoreIT.seatTaken;
import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.eventstore.relay.EventRelay;
import dev.perennial.testing.TestBackends;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.axonframework.config.EventProcessingConfiguration;
import org.axonframework.eventhandling.DomainEventMessage;
import org.axonframework.eventhandling.TrackingEventProcessor;
import org.axonframework.eventhandling.TrackingEventStream;
import org.junit.jupiter.api.Test;
import org.springframework.context.ConfigurableApplicationContext;
import org.springframework.jdbc.core.JdbcTemplate;

/** Two nodes on one database. */
class AppendSignalsIT {
    /** Less than the five seconds after which a reader looks without a signal. */
    private static final int AT_ONCE_SECONDS = 3;

    private static final int ROUNDS = 3;

    private final String id = newId();
    private int stored;

    @Test
    void anAppendWakesTheReadersOfAnotherNodeAlsoAfterALostConnection() throws Exception {
        var database = TestBackends.freshDatabase();
        try (var writer = EventStoreApp.start(database, "writer");
                var reader = EventStoreApp.start(database, "reader")) {
            // Only a node that does not relay signals its appends.
            writer.getBean(EventProcessingConfiguration.class)
                    .eventProcessor(EventRelay.NAME, TrackingEventProcessor.class)
                    .orElseThrow()
                    .shutDown();
            var store = reader.getBean(NotifyingEventStore.class);
            try (TrackingEventStream stream = store.openStream(store.createHeadToken())) {
                for (int i = 0; i < ROUNDS; i++) {
                    assertWoken(writer, stream);
                }
                int cut = loseListeners(reader);
                assertThat(cut).isGreaterThanOrEqualTo(2);
                Thread.sleep(2_000); // both connect again
                for (int i = 0; i < ROUNDS; i++) {
                    assertWoken(writer, stream);
                }
            }
        }
    }

    private void assertWoken(ConfigurableApplicationContext writer, TrackingEventStream stream) throws Exception {
        var next = CompletableFuture.supplyAsync(() -> isNext(stream));
        Thread.sleep(200); // so that it waits
        var events = List.<DomainEventMessage<?>>of(event(id, stored, seatTaken(id, stored++)));
        writer.getBean(RedactingStorageEngine.class).appendEvents(events);
        writer.getBean(NotifyingEventStore.class).afterCommit(events);
        assertThat(next.get(AT_ONCE_SECONDS, TimeUnit.SECONDS)).isTrue();
        assertThat(stream.nextAvailable()).isNotNull();
    }

    private static boolean isNext(TrackingEventStream stream) {
        try {
            return stream.hasNextAvailable(20, TimeUnit.SECONDS);
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    private static int loseListeners(ConfigurableApplicationContext app) {
        Integer cut = app.getBean(JdbcTemplate.class).queryForObject("""
                        select count(pg_terminate_backend(pid)) from pg_stat_activity
                        where datname = current_database() and pid <> pg_backend_pid()
                          and (query like 'listen %' or query = 'select 1')
                        """, Integer.class);
        return cut == null ? 0 : cut;
    }
}
