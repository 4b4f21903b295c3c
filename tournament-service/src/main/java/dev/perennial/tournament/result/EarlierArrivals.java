package dev.perennial.tournament.result;

import dev.perennial.contract.Topics;
import dev.perennial.messaging.UnreadRecords;
import dev.perennial.messaging.Worker;
import dev.perennial.messaging.WorkerLifecycle;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.ExecutionException;
import java.util.stream.Collectors;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.consumer.Consumer;
import org.apache.kafka.clients.consumer.OffsetAndMetadata;
import org.apache.kafka.common.TopicPartition;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.kafka.core.ConsumerFactory;
import org.springframework.kafka.core.KafkaAdmin;
import org.springframework.stereotype.Component;

/**
 * Arrivals had no topic of their own once, and were read from all events of tables. A service that comes from there
 * reads the rest of that topic and gives up its place in it, so this happens once.
 */
@Component
class EarlierArrivals extends WorkerLifecycle {
    private static final Duration POLL = Duration.ofMillis(200);
    private static final Duration RETRY = Duration.ofSeconds(5);

    private final String group;
    private final ConsumerFactory<String, byte[]> consumers;
    private final KafkaAdmin brokers;
    private final ArrivalListener arrivals;
    private final UnreadRecords unread;
    private final Worker worker = new Worker("earlier-arrivals", RETRY, this::finish);

    EarlierArrivals(
            @Value("${perennial.tournament.group}-arrivals") String group,
            ConsumerFactory<String, byte[]> consumers,
            KafkaAdmin brokers,
            ArrivalListener arrivals,
            UnreadRecords unread) {
        this.group = group;
        this.consumers = consumers;
        this.brokers = brokers;
        this.arrivals = arrivals;
        this.unread = unread;
    }

    private void finish() throws InterruptedException, ExecutionException {
        boolean found;
        try (Consumer<String, byte[]> consumer = consumers.createConsumer(group, null)) {
            found = hasRead(consumer);
        }
        if (found && worker.isRunning()) {
            try (Admin admin = Admin.create(brokers.getConfigurationProperties())) {
                var _ = admin.deleteConsumerGroups(List.of(group)).all().get();
            }
        }
        worker.stop();
    }

    /** Answers whether the service has a place in that topic. */
    private boolean hasRead(Consumer<String, byte[]> consumer) {
        Set<TopicPartition> partitions = consumer.partitionsFor(Topics.TABLES).stream()
                .map(info -> new TopicPartition(info.topic(), info.partition()))
                .collect(Collectors.toSet());
        Map<TopicPartition, OffsetAndMetadata> places = consumer.committed(partitions);
        places.values().removeIf(Objects::isNull);
        consumer.assign(places.keySet());
        places.forEach(consumer::seek);
        Map<TopicPartition, Long> ends = consumer.endOffsets(places.keySet());
        while (worker.isRunning()
                && ends.entrySet().stream().anyMatch(each -> consumer.position(each.getKey()) < each.getValue())) {
            consumer.poll(POLL).forEach(record -> unread.read(arrivals, record));
        }
        return !places.isEmpty();
    }

    @Override
    protected Worker worker() {
        return worker;
    }
}
