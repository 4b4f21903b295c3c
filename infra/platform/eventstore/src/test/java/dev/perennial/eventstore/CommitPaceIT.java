package dev.perennial.eventstore;

import static dev.perennial.eventstore.EventStoreIT.event;
import static dev.perennial.eventstore.EventStoreIT.newId;
import static dev.perennial.eventstore.EventStoreIT.seatTaken;
import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.testing.TestBackends;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.stream.IntStream;
import org.axonframework.eventsourcing.eventstore.EventStorageEngine;
import org.junit.jupiter.api.Test;
import org.springframework.context.ConfigurableApplicationContext;
import org.springframework.jdbc.core.JdbcTemplate;

/** With a pace of seconds, so that it shows what the usual few milliseconds do. */
class CommitPaceIT {
    private static final Duration PACE = Duration.ofSeconds(3);

    @Test
    void anAppendAloneIsStoredAtOnceAndThoseThatFollowShareACommit() {
        var database = TestBackends.freshDatabase();
        try (var app =
                EventStoreApp.start(database, "test", "--perennial.store.commit-pace=" + PACE.toSeconds() + "s")) {
            var engine = app.getBean(EventStorageEngine.class);
            long begin = System.nanoTime();
            append(engine, newId());
            assertThat(Duration.ofNanos(System.nanoTime() - begin)).isLessThan(PACE);

            List<String> followers =
                    IntStream.range(0, 3).mapToObj(_ -> newId()).toList();
            CompletableFuture<?>[] stored = followers.stream()
                    .map(id -> CompletableFuture.runAsync(() -> append(engine, id), Thread::startVirtualThread))
                    .toArray(CompletableFuture<?>[]::new);
            assertThat(CompletableFuture.allOf(stored)).succeedsWithin(Duration.ofSeconds(20));
            assertThat(transactionsOf(app, followers)).isEqualTo(1);
        }
    }

    private static void append(EventStorageEngine engine, String id) {
        engine.appendEvents(List.of(event(id, 0, seatTaken("any-table", 0))));
    }

    private static Long transactionsOf(ConfigurableApplicationContext app, List<String> ids) {
        return app.getBean(JdbcTemplate.class)
                .queryForObject(
                        "select count(distinct transaction_id) from domain_event_entry"
                                + " where aggregate_identifier = any(?)",
                        Long.class,
                        (Object) ids.toArray(String[]::new));
    }
}
