package dev.perennial.eventstore.relay;

import dev.perennial.eventstore.RelayPosition;
import dev.perennial.messaging.Correlation;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.Timer;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.header.Headers;
import org.axonframework.config.ProcessingGroup;
import org.axonframework.eventhandling.DomainEventMessage;
import org.axonframework.eventhandling.EventHandler;
import org.axonframework.eventhandling.EventMessage;
import org.axonframework.eventhandling.TrackingToken;
import org.axonframework.messaging.correlation.MessageOriginProvider;
import org.axonframework.messaging.unitofwork.UnitOfWork;
import org.axonframework.serialization.Serializer;
import org.jspecify.annotations.Nullable;
import org.springframework.jdbc.core.JdbcTemplate;
import org.springframework.kafka.core.KafkaTemplate;

/**
 * Carries every stored event to Kafka, in order, at least once: the token moves in a transaction that ends only after
 * the broker has acknowledged the batch.
 */
@ProcessingGroup(EventRelay.NAME)
public class EventRelay {
    public static final String NAME = RelayPosition.PROCESSOR;
    private static final String COMMAND_ID = MessageOriginProvider.getDefaultCorrelationKey();
    private static final long ACKNOWLEDGE_SECONDS = 30;

    private final KafkaTemplate<String, byte[]> kafka;
    private final Serializer serializer;
    private final JdbcTemplate jdbc;
    private final RelayRoute route;

    private final Timer lag;
    private final InstantSource clock = InstantSource.system();

    EventRelay(
            KafkaTemplate<String, byte[]> kafka,
            Serializer serializer,
            JdbcTemplate jdbc,
            RelayRoute route,
            MeterRegistry meters) {
        // From the moment an event was stored to the moment the broker had it and the token was moved.
        this.lag = meters.timer("perennial.relay.lag");
        this.kafka = kafka;
        this.serializer = serializer;
        this.jdbc = jdbc;
        this.route = route;
    }

    @EventHandler
    void on(EventMessage<?> message, TrackingToken token, UnitOfWork<?> work) {
        List<CompletableFuture<?>> acknowledgements = batch(work.root());
        var event = (DomainEventMessage<?>) message;
        for (var outgoing : route.route(stored(event, token))) {
            var sent = new ProducerRecord<>(outgoing.topic(), outgoing.key(), outgoing.value());
            addTrail(sent.headers(), event);
            acknowledgements.add(kafka.send(sent));
        }
        Instant stored = message.getTimestamp();
        work.root().afterCommit(_ -> lag.record(positive(Duration.between(stored, clock.instant()))));
    }

    /** Lets readers of the record log where it came from. */
    private static void addTrail(Headers headers, DomainEventMessage<?> event) {
        add(headers, Correlation.NAME, event.getMetaData().get(Correlation.NAME));
        add(headers, Correlation.COMMAND, event.getMetaData().get(COMMAND_ID));
        add(headers, Correlation.SEQUENCE, event.getSequenceNumber());
    }

    private static void add(Headers headers, String name, @Nullable Object value) {
        if (value != null) {
            var _ = headers.add(name, value.toString().getBytes(StandardCharsets.UTF_8));
        }
    }

    private static Duration positive(Duration time) {
        return time.isNegative() ? Duration.ZERO : time;
    }

    private List<CompletableFuture<?>> batch(UnitOfWork<?> root) {
        return root.getOrComputeResource("acknowledgements", _ -> {
            var pending = new ArrayList<CompletableFuture<?>>();
            root.onPrepareCommit(_ -> {
                kafka.flush();
                var _ = CompletableFuture.allOf(pending.toArray(CompletableFuture[]::new))
                        .orTimeout(ACKNOWLEDGE_SECONDS, TimeUnit.SECONDS)
                        .join();
                // A token that lags after a crash only sends again what consumers already know.
                jdbc.execute("set local synchronous_commit = off");
            });
            return pending;
        });
    }

    private StoredEvent stored(DomainEventMessage<?> event, TrackingToken token) {
        var payload = event.serializePayload(serializer, String.class);
        return new StoredEvent(
                event.getIdentifier(),
                event.getAggregateIdentifier(),
                event.getSequenceNumber(),
                token.position().orElseThrow(),
                event.getTimestamp(),
                payload.getType().getName(),
                payload.getType().getRevision(),
                payload.getData(),
                event::getPayload);
    }
}
