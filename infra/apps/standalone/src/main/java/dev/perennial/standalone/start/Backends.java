package dev.perennial.standalone.start;

import dev.perennial.contract.Topics;
import dev.perennial.embedded.DataFolder;
import dev.perennial.embedded.EmbeddedKafka;
import dev.perennial.embedded.EmbeddedPostgres;
import dev.perennial.embedded.FreePorts;
import dev.perennial.embedded.KafkaTopics;
import dev.perennial.standalone.console.Progress;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import org.apache.kafka.clients.admin.NewTopic;

/**
 * The database and the broker, with all databases and topics made. They start beside the services: a service waits for
 * an address only when it needs it.
 */
public final class Backends implements AutoCloseable {
    private final CompletableFuture<EmbeddedPostgres> postgres;
    private final CompletableFuture<EmbeddedKafka> kafka;
    private final CompletableFuture<String> bootstrapServers;

    private Backends(
            CompletableFuture<EmbeddedPostgres> postgres,
            CompletableFuture<EmbeddedKafka> kafka,
            CompletableFuture<String> bootstrapServers) {
        this.postgres = postgres;
        this.kafka = kafka;
        this.bootstrapServers = bootstrapServers;
    }

    public static Backends start(DataFolder data, Progress progress) {
        Path folder = data.folder("kafka");
        List<Integer> ports = freePorts();
        var postgres = CompletableFuture.supplyAsync(
                () -> startPostgres(data, progress), task -> Parallel.thread("start-postgres", task));
        var kafka = CompletableFuture.supplyAsync(
                () -> startKafka(folder, ports, progress), task -> Parallel.thread("start-kafka", task));
        // After a kill the broker takes seconds until its dead predecessor has expired. Services can begin without it,
        // unless topics are still to be made, for which consumers would look only now and then.
        var bootstrapServers = hasAllTopics(folder)
                ? CompletableFuture.completedFuture(EmbeddedKafka.bootstrapServers(ports.getFirst()))
                : kafka.thenApply(EmbeddedKafka::bootstrapServers);
        return new Backends(postgres, kafka, bootstrapServers);
    }

    private static List<Integer> freePorts() {
        try {
            return FreePorts.several(2);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static EmbeddedPostgres startPostgres(DataFolder data, Progress progress) {
        EmbeddedPostgres postgres = EmbeddedPostgres.start(data.folder("postgres"));
        Service.ALL.forEach(service -> postgres.createDatabaseIfAbsent(service.name()));
        progress.step("PostgreSQL on 127.0.0.1:" + postgres.port());
        return postgres;
    }

    private static EmbeddedKafka startKafka(Path folder, List<Integer> ports, Progress progress) {
        EmbeddedKafka kafka = EmbeddedKafka.start(folder, ports.getFirst(), ports.getLast());
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

    /** The broker keeps a folder for each partition. */
    static boolean hasAllTopics(Path kafkaFolder) {
        return Topics.all().stream()
                .allMatch(topic -> Files.isDirectory(kafkaFolder.resolve("log").resolve(topic.name() + "-0")));
    }

    /** Waits for it. */
    public EmbeddedPostgres postgres() {
        return await(postgres);
    }

    /** Where the broker answers, now or soon. */
    public String bootstrapServers() {
        return await(bootstrapServers);
    }

    /** Waits until both answer. */
    public void await() {
        var _ = await(postgres);
        var _ = await(kafka);
    }

    /** Fails with the reason if one of them could not start. */
    public void requireNotFailed() {
        for (var part : List.of(postgres, kafka)) {
            if (part.isCompletedExceptionally()) {
                var _ = await(part);
            }
        }
    }

    private static <T> T await(CompletableFuture<T> part) {
        try {
            return part.join();
        } catch (CompletionException e) {
            throw e.getCause() instanceof RuntimeException failure ? failure : e;
        }
    }

    /** A part that is still starting is stopped as soon as it has started. */
    @Override
    public void close() {
        closed(kafka).join();
        closed(postgres).join();
    }

    private static CompletableFuture<Void> closed(CompletableFuture<? extends AutoCloseable> part) {
        return part.handle((started, _) -> {
            if (started != null) {
                StartedParts.stop(started);
            }
            return null;
        });
    }
}
