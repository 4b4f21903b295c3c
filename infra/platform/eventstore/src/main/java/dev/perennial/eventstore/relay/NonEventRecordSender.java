package dev.perennial.eventstore.relay;

import dev.perennial.eventstore.relay.RelayRoute.Outgoing;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.springframework.kafka.core.KafkaTemplate;

/**
 * Sends records that are not events, such as names, which must reach a topic but never enter the event store. Events go
 * out through {@link EventRelay}.
 */
public class NonEventRecordSender {
    private static final long ACKNOWLEDGE_SECONDS = 30;

    private final KafkaTemplate<String, byte[]> kafka;

    NonEventRecordSender(KafkaTemplate<String, byte[]> kafka) {
        this.kafka = kafka;
    }

    /** Returns when the broker has them all; if it throws, some may have arrived and some may still. */
    public void send(List<Outgoing> records) {
        CompletableFuture<?>[] pending = records.stream()
                .map(each -> kafka.send(new ProducerRecord<>(each.topic(), each.key(), each.value())))
                .toArray(CompletableFuture[]::new);
        kafka.flush();
        var _ = CompletableFuture.allOf(pending)
                .orTimeout(ACKNOWLEDGE_SECONDS, TimeUnit.SECONDS)
                .join();
    }
}
