package dev.perennial.eventstore;

import static dev.perennial.eventstore.EventStoreIT.event;
import static dev.perennial.eventstore.EventStoreIT.newId;
import static dev.perennial.eventstore.EventStoreIT.seatTaken;
import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.eventstore.state.LatestStates;
import dev.perennial.messaging.ReadSideLag;
import dev.perennial.testing.TestBackends;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.stream.LongStream;
import org.axonframework.eventhandling.DomainEventMessage;
import org.axonframework.eventhandling.TrackedEventMessage;
import org.axonframework.eventhandling.TrackingEventStream;
import org.axonframework.eventsourcing.eventstore.EmbeddedEventStore;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.springframework.context.ConfigurableApplicationContext;

class NotifiedEventStreamIT {
    private static final int CACHED = 5;
    private static ConfigurableApplicationContext app;

    private final RedactingStorageEngine engine = app.getBean(RedactingStorageEngine.class);
    private final NotifyingEventStore store = new NotifyingEventStore(
            EmbeddedEventStore.builder().cachedEvents(CACHED), engine, new LatestStates(0, 0), ReadSideLag.unknown());
    private final String id = newId();
    private int stored;

    @BeforeAll
    static void start() {
        app = EventStoreApp.start(TestBackends.freshDatabase());
    }

    @AfterAll
    static void stop() {
        app.close();
    }

    /** A reader that is behind reads on its own; events appended meanwhile are in no cache. */
    @Test
    void whoHasFallenFarBehindIsWokenByTheNextAppendLikeEverybody() throws Exception {
        try (TrackingEventStream stream = store.openStream(store.createHeadToken())) {
            append(1);
            assertThat(rest(stream, 1)).hasSize(1);
            append(10 * CACHED);
            Thread.sleep(500); // so that a cache, if there is one, has gone on without this reader
            assertThat(stream.nextAvailable()).isNotNull();
            append(CACHED);
            assertThat(rest(stream, 11 * CACHED - 1)).hasSize(11 * CACHED - 1);
            var found = CompletableFuture.supplyAsync(() -> isNext(stream));
            Thread.sleep(500); // so that it waits
            append(1);
            assertThat(found.get(20, TimeUnit.SECONDS)).isTrue();
        }
    }

    @Test
    void everythingIsReadOnceAndInOrder() throws Exception {
        try (TrackingEventStream stream = store.openStream(store.createHeadToken())) {
            assertThat(stream.peek()).isEmpty();
            append(1_200);
            assertThat(rest(stream, 1_200).stream()
                            .map(each -> ((DomainEventMessage<?>) each).getSequenceNumber())
                            .toList())
                    .isEqualTo(LongStream.range(0, 1_200).boxed().toList());
            assertThat(stream.hasNextAvailable(10, TimeUnit.MILLISECONDS)).isFalse();
        }
    }

    private void append(int count) {
        var events = new ArrayList<DomainEventMessage<?>>();
        for (int i = 0; i < count; i++) {
            events.add(event(id, stored, seatTaken(id, stored++)));
        }
        engine.appendEvents(events);
        store.afterCommit(events);
    }

    private static boolean isNext(TrackingEventStream stream) {
        try {
            return stream.hasNextAvailable(10, TimeUnit.SECONDS);
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    /** Other tests write to the same server, and their open transactions hold events back for a while. */
    private static List<TrackedEventMessage<?>> rest(TrackingEventStream stream, int expected)
            throws InterruptedException {
        var all = new ArrayList<TrackedEventMessage<?>>();
        while (stream.hasNextAvailable(all.size() < expected ? 20_000 : 100, TimeUnit.MILLISECONDS)) {
            all.add(stream.nextAvailable());
        }
        return all;
    }
}
