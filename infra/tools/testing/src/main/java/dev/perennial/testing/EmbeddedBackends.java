package dev.perennial.testing;

import dev.perennial.embedded.Durability;
import dev.perennial.embedded.EmbeddedKafka;
import dev.perennial.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.CompletableFuture;

/** In and beside this JVM, in a temporary folder, without waiting for the disk. */
final class EmbeddedBackends implements Backends {
    private final EmbeddedPostgres postgres;
    private final EmbeddedKafka kafka;

    EmbeddedBackends() {
        try {
            Path folder = Files.createTempDirectory("perennial-test");
            CompletableFuture<EmbeddedKafka> broker =
                    CompletableFuture.supplyAsync(() -> EmbeddedKafka.start(folder.resolve("kafka")));
            postgres = EmbeddedPostgres.start(folder.resolve("postgres"), 0, Durability.THROWAWAY);
            CleanupProcess.watch(postgres.processId(), folder);
            kafka = broker.join();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public String jdbcUrl(String database) {
        return postgres.jdbcUrl(database);
    }

    @Override
    public String user() {
        return postgres.user();
    }

    @Override
    public String password() {
        return postgres.password();
    }

    @Override
    public String bootstrapServers() {
        return kafka.bootstrapServers();
    }
}
