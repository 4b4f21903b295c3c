package dev.perennial.query.intake;

import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.stream.Collectors;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.admin.OffsetSpec;
import org.apache.kafka.common.TopicPartition;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.kafka.core.KafkaAdmin;
import org.springframework.scheduling.annotation.Scheduled;
import org.springframework.stereotype.Component;

/**
 * How many records each topic holds, as of a few seconds ago. Asked of the broker itself: a consumer that is only asked
 * for ends warns about each partition it does not read.
 */
@Component
class TopicEnds implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(TopicEnds.class);

    private final List<String> topics;
    private final Admin admin;
    private final Map<String, Long> ends = new ConcurrentHashMap<>();

    TopicEnds(List<Projection> projections, KafkaAdmin kafka) {
        topics = projections.stream().map(Projection::topic).distinct().toList();
        admin = Admin.create(kafka.getConfigurationProperties());
    }

    long of(String topic) {
        return ends.getOrDefault(topic, 0L);
    }

    @Scheduled(fixedDelayString = "PT5S")
    void look() {
        try {
            ends.putAll(ask());
        } catch (ExecutionException e) {
            LOG.debug("the ends of the topics could not be read", e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt(); // the service stops
        }
    }

    private Map<String, Long> ask() throws ExecutionException, InterruptedException {
        var partitions = admin.describeTopics(topics).allTopicNames().get().values().stream()
                .flatMap(topic -> topic.partitions().stream()
                        .map(partition -> new TopicPartition(topic.name(), partition.partition())))
                .collect(Collectors.toMap(partition -> partition, _ -> OffsetSpec.latest()));
        return admin.listOffsets(partitions).all().get().entrySet().stream()
                .collect(Collectors.groupingBy(
                        end -> end.getKey().topic(),
                        Collectors.summingLong(end -> end.getValue().offset())));
    }

    @Override
    public void close() {
        admin.close();
    }
}
