package dev.perennial.standalone;

import dev.perennial.contract.Topics;
import dev.perennial.embedded.DataFolder;
import dev.perennial.embedded.EmbeddedKafka;
import dev.perennial.embedded.EmbeddedPostgres;
import dev.perennial.embedded.KafkaTopics;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import org.apache.kafka.clients.admin.NewTopic;
import org.apache.kafka.common.config.TopicConfig;

/** The database and the broker, with all databases and topics made. */
record Backing(EmbeddedPostgres postgres, EmbeddedKafka kafka) {
    static Backing start(DataFolder data, Started started, Progress progress) {
        CompletableFuture<EmbeddedPostgres> postgres = new CompletableFuture<>();
        CompletableFuture<EmbeddedKafka> kafka = new CompletableFuture<>();
        Parallel.run(List.of(
                () -> postgres.complete(startPostgres(data, started, progress)),
                () -> kafka.complete(startKafka(data, started, progress))));
        return new Backing(postgres.join(), kafka.join());
    }

    private static EmbeddedPostgres startPostgres(DataFolder data, Started started, Progress progress) {
        EmbeddedPostgres postgres = started.keep(EmbeddedPostgres.start(data.folder("postgres")));
        Service.ALL.forEach(service -> postgres.createDatabaseIfAbsent(service.name()));
        progress.step("PostgreSQL on 127.0.0.1:" + postgres.port());
        return postgres;
    }

    private static EmbeddedKafka startKafka(DataFolder data, Started started, Progress progress) {
        EmbeddedKafka kafka = started.keep(EmbeddedKafka.start(data.folder("kafka")));
        createTopics(kafka);
        progress.step("Kafka on " + kafka.bootstrapServers());
        return kafka;
    }

    static void createTopics(EmbeddedKafka kafka) {
        KafkaTopics.createAbsent(
                kafka.bootstrapServers(),
                Topics.all().stream().map(Backing::newTopic).toList());
    }

    /** Nothing is ever dropped: projections are rebuilt from the topics. */
    private static NewTopic newTopic(Topics.Topic topic) {
        return new NewTopic(topic.name(), topic.partitions(), (short) 1)
                .configs(
                        topic.compacted()
                                ? Map.of(TopicConfig.CLEANUP_POLICY_CONFIG, TopicConfig.CLEANUP_POLICY_COMPACT)
                                : Map.of(TopicConfig.RETENTION_MS_CONFIG, "-1"));
    }
}
