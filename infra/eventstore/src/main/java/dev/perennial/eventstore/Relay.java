package dev.perennial.eventstore;

import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.Timer;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.axonframework.config.ProcessingGroup;
import org.axonframework.eventhandling.DomainEventMessage;
import org.axonframework.eventhandling.EventHandler;
import org.axonframework.eventhandling.EventMessage;
import org.axonframework.eventhandling.TrackingToken;
import org.axonframework.messaging.unitofwork.UnitOfWork;
import org.axonframework.serialization.Serializer;
import org.springframework.dao.DataAccessException;
import org.springframework.jdbc.core.JdbcTemplate;
import org.springframework.kafka.core.KafkaTemplate;

/**
 * Carries every stored event to Kafka, in order, at least once: the token moves in a transaction that ends only after
 * the broker has acknowledged the batch.
 */
@ProcessingGroup(Relay.NAME)
public class Relay {
    public static final String NAME = "relay";
    private static final long ACKNOWLEDGE_SECONDS = 30;

    private final KafkaTemplate<String, byte[]> kafka;
    private final Serializer serializer;
    private final JdbcTemplate jdbc;
    private final RelayRoute route;

    private final Timer lag;
    private final AtomicLong relayed = new AtomicLong(-1);
    private final InstantSource clock = InstantSource.system();

    Relay(
            KafkaTemplate<String, byte[]> kafka,
            Serializer serializer,
            JdbcTemplate jdbc,
            RelayRoute route,
            MeterRegistry meters) {
        // From the moment an event was stored to the moment the broker had it and the token was moved.
        this.lag = meters.timer("perennial.relay.lag");
        Gauge.builder("perennial.relay.behind", this, Relay::behind)
                .description("events stored but not sent; unknown on a node that does not relay")
                .register(meters);
        this.kafka = kafka;
        this.serializer = serializer;
        this.jdbc = jdbc;
        this.route = route;
    }

    @EventHandler
    void on(EventMessage<?> message, TrackingToken token, UnitOfWork<?> work) {
        List<CompletableFuture<?>> acknowledgements = batch(work.root());
        for (var outgoing : route.route(stored((DomainEventMessage<?>) message, token))) {
            var sent = new ProducerRecord<>(outgoing.topic(), outgoing.key(), outgoing.value());
            if (message.getMetaData().get(Correlation.NAME) instanceof String id) {
                sent.headers().add(Correlation.NAME, id.getBytes(StandardCharsets.UTF_8));
            }
            acknowledgements.add(kafka.send(sent));
        }
        Instant stored = message.getTimestamp();
        work.root().afterCommit(_ -> lag.record(positive(Duration.between(stored, clock.instant()))));
        relayed.set(token.position().orElseThrow());
    }

    private double behind() {
        if (relayed.get() < 0) {
            return Double.NaN;
        }
        try {
            Long last = jdbc.queryForObject("select max(global_index) from domain_event_entry", Long.class);
            return last == null ? 0 : Math.max(0, last - relayed.get());
        } catch (DataAccessException e) {
            return Double.NaN;
        }
    }

    private static Duration positive(Duration time) {
        return time.isNegative() ? Duration.ZERO : time;
    }

    private List<CompletableFuture<?>> batch(UnitOfWork<?> root) {
        return root.getOrComputeResource("acknowledgements", _ -> {
            var pending = new ArrayList<CompletableFuture<?>>();
            // A token that lags after a crash only sends again what consumers already know.
            jdbc.execute("set local synchronous_commit = off");
            root.onPrepareCommit(_ -> {
                kafka.flush();
                var _ = CompletableFuture.allOf(pending.toArray(CompletableFuture[]::new))
                        .orTimeout(ACKNOWLEDGE_SECONDS, TimeUnit.SECONDS)
                        .join();
            });
            return pending;
        });
    }

    /**
     * The event's own place in the store. A position is the greatest index seen so far: that of the event only if it
     * is beyond all before, not if a transaction that began earlier was committed later.
     */
    private long index(DomainEventMessage<?> event, long position) {
        long before = relayed.get();
        if (before >= 0 && position > before) {
            return position;
        }
        Long own = jdbc.queryForObject(
                "select global_index from domain_event_entry where event_identifier = ?",
                Long.class,
                event.getIdentifier());
        return Objects.requireNonNull(own, "an event that is not stored");
    }

    private StoredEvent stored(DomainEventMessage<?> event, TrackingToken token) {
        var payload = event.serializePayload(serializer, String.class);
        return new StoredEvent(
                event.getIdentifier(),
                event.getAggregateIdentifier(),
                event.getSequenceNumber(),
                index(event, token.position().orElseThrow()),
                event.getTimestamp(),
                payload.getType().getName(),
                payload.getType().getRevision(),
                payload.getData(),
                event::getPayload);
    }
}
