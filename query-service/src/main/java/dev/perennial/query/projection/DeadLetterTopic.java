package dev.perennial.query.projection;

import dev.perennial.contract.Topics;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.TimeUnit;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.springframework.kafka.core.KafkaTemplate;
import org.springframework.stereotype.Component;

/** The record goes out unchanged, with headers that say who could not apply it and why. */
@Component
class DeadLetterTopic {
    private static final long ACKNOWLEDGE_SECONDS = 30;

    private final KafkaTemplate<String, byte[]> kafka;

    DeadLetterTopic(KafkaTemplate<String, byte[]> kafka) {
        this.kafka = kafka;
    }

    /** Waits for the broker: the transaction must not forget a letter that was never sent. */
    void send(Projection projection, RawRecord source, String error) {
        var letter = new ProducerRecord<>(Topics.DEAD_LETTERS, source.key(), source.value());
        header(letter, "projection", projection.name());
        header(letter, "topic", source.topic());
        header(letter, "partition", Integer.toString(source.partition()));
        header(letter, "offset", Long.toString(source.offset()));
        header(letter, "error", error);
        var _ = kafka.send(letter)
                .orTimeout(ACKNOWLEDGE_SECONDS, TimeUnit.SECONDS)
                .join();
    }

    private static void header(ProducerRecord<String, byte[]> letter, String name, String value) {
        var _ = letter.headers().add(name, value.getBytes(StandardCharsets.UTF_8));
    }
}
