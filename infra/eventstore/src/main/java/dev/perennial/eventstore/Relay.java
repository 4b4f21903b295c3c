package dev.perennial.eventstore;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.axonframework.config.ProcessingGroup;
import org.axonframework.eventhandling.DomainEventMessage;
import org.axonframework.eventhandling.EventHandler;
import org.axonframework.eventhandling.EventMessage;
import org.axonframework.eventhandling.TrackingToken;
import org.axonframework.messaging.unitofwork.UnitOfWork;
import org.axonframework.serialization.Serializer;
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

    Relay(KafkaTemplate<String, byte[]> kafka, Serializer serializer, JdbcTemplate jdbc, RelayRoute route) {
        this.kafka = kafka;
        this.serializer = serializer;
        this.jdbc = jdbc;
        this.route = route;
    }

    @EventHandler
    void on(EventMessage<?> message, TrackingToken token, UnitOfWork<?> work) {
        List<CompletableFuture<?>> acknowledgements = batch(work.root());
        for (var outgoing : route.route(stored((DomainEventMessage<?>) message, token))) {
            acknowledgements.add(kafka.send(new ProducerRecord<>(outgoing.topic(), outgoing.key(), outgoing.value())));
        }
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
