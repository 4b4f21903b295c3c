package dev.perennial.query.projection.progress;

import dev.perennial.query.projection.Projection;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import java.util.stream.Collectors;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.admin.OffsetSpec;
import org.apache.kafka.common.TopicPartition;
import org.springframework.kafka.core.KafkaAdmin;
import org.springframework.stereotype.Component;

/**
 * Where the topics end now. Asked of the broker itself: a consumer that is only asked for ends warns about each
 * partition it does not read.
 */
@Component
class BrokerEnds implements AutoCloseable {
    private final List<String> topics;
    private final Admin admin;

    BrokerEnds(List<Projection> projections, KafkaAdmin kafka) {
        topics = projections.stream().map(Projection::topic).distinct().toList();
        admin = Admin.create(kafka.getConfigurationProperties());
    }

    Map<String, Long> ask() throws ExecutionException, InterruptedException {
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
