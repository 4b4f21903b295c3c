package dev.perennial.embedded;

import java.util.Collection;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.admin.NewTopic;
import org.apache.kafka.common.KafkaFuture;
import org.apache.kafka.common.errors.TopicExistsException;

/** Makes topics that are not there yet and leaves the others as they are. */
public final class KafkaTopics {
    private static final long PATIENCE_SECONDS = 60;

    private KafkaTopics() {}

    public static void createAbsent(String bootstrapServers, Collection<NewTopic> topics) {
        try (Admin admin = Admin.create(Map.of("bootstrap.servers", bootstrapServers))) {
            for (KafkaFuture<Void> made : admin.createTopics(topics).values().values()) {
                await(made);
            }
        }
    }

    private static void await(KafkaFuture<Void> made) {
        try {
            made.get(PATIENCE_SECONDS, TimeUnit.SECONDS);
        } catch (ExecutionException e) {
            if (!(e.getCause() instanceof TopicExistsException)) {
                throw new IllegalStateException("Kafka cannot create topics", e.getCause());
            }
        } catch (TimeoutException e) {
            throw new IllegalStateException("Kafka does not answer", e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }
}
