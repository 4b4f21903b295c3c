package dev.perennial.standalone.start;

import dev.perennial.contract.Topics;
import dev.perennial.embedded.DataFolder;
import dev.perennial.embedded.EmbeddedKafka;
import dev.perennial.embedded.EmbeddedPostgres;
import dev.perennial.embedded.KafkaTopics;
import dev.perennial.standalone.console.Progress;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.apache.kafka.clients.admin.NewTopic;

/** The database and the broker, with all databases and topics made. */
public record Backends(EmbeddedPostgres postgres, EmbeddedKafka kafka) {
    public static Backends start(DataFolder data, StartedParts started, Progress progress) {
        CompletableFuture<EmbeddedPostgres> postgres = new CompletableFuture<>();
        CompletableFuture<EmbeddedKafka> kafka = new CompletableFuture<>();
        Parallel.run(List.of(
                () -> postgres.complete(startPostgres(data, started, progress)),
                () -> kafka.complete(startKafka(data, started, progress))));
        return new Backends(postgres.join(), kafka.join());
    }

    private static EmbeddedPostgres startPostgres(DataFolder data, StartedParts started, Progress progress) {
        EmbeddedPostgres postgres = started.keep(EmbeddedPostgres.start(data.folder("postgres")));
        Service.ALL.forEach(service -> postgres.createDatabaseIfAbsent(service.name()));
        progress.step("PostgreSQL on 127.0.0.1:" + postgres.port());
        return postgres;
    }

    private static EmbeddedKafka startKafka(DataFolder data, StartedParts started, Progress progress) {
        EmbeddedKafka kafka = started.keep(EmbeddedKafka.start(data.folder("kafka")));
        createTopics(kafka);
        progress.step("Kafka on " + kafka.bootstrapServers());
        return kafka;
    }

    public static void createTopics(EmbeddedKafka kafka) {
        KafkaTopics.createAbsent(
                kafka.bootstrapServers(),
                Topics.all().stream()
                        .map(topic ->
                                new NewTopic(topic.name(), topic.partitions(), (short) 1).configs(topic.settings()))
                        .toList());
    }
}
