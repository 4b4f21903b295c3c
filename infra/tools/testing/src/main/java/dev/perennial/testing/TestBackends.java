package dev.perennial.testing;

import dev.perennial.contract.Topics;
import dev.perennial.embedded.KafkaTopics;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.apache.kafka.clients.admin.NewTopic;
import org.testcontainers.DockerClientFactory;

/**
 * PostgreSQL and Kafka for integration tests: one of each per JVM, started on first use and removed when the JVM ends.
 * They run in containers where a Docker engine answers and as the embedded parts elsewhere; the system property {@code
 * perennial.backends} ({@code containers} or {@code embedded}) overrides the choice.
 */
public final class TestBackends {
    private static final AtomicInteger DATABASES = new AtomicInteger();

    private TestBackends() {}

    /** A new, empty database. */
    public static TestDatabase freshDatabase() {
        Backends backends = Shared.BACKENDS;
        String name = "test_" + DATABASES.incrementAndGet();
        try (var connection = DriverManager.getConnection(
                        backends.jdbcUrl("postgres"), backends.user(), backends.password());
                var statement = connection.createStatement()) {
            statement.execute("create database " + name);
        } catch (SQLException e) {
            throw new IllegalStateException("cannot create database " + name, e);
        }
        return new TestDatabase(backends.jdbcUrl(name), backends.user(), backends.password());
    }

    /** The broker, all topics of the contract made. */
    public static String bootstrapServers() {
        return Shared.BACKENDS.bootstrapServers();
    }

    static boolean containers() {
        return switch (System.getProperty("perennial.backends", "")) {
            case "containers" -> true;
            case "embedded" -> false;
            default -> DockerClientFactory.instance().isDockerAvailable();
        };
    }

    private static List<NewTopic> topics() {
        return Topics.all().stream()
                .map(topic -> new NewTopic(topic.name(), topic.partitions(), (short) 1).configs(topic.settings()))
                .toList();
    }

    /** Started when first touched. */
    private static final class Shared {
        private static final Backends BACKENDS = start();

        private static Backends start() {
            Backends backends = containers() ? new ContainerBackends() : new EmbeddedBackends();
            KafkaTopics.createAbsent(backends.bootstrapServers(), topics());
            return backends;
        }
    }
}
