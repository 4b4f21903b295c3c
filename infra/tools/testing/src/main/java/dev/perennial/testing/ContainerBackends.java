package dev.perennial.testing;

import org.testcontainers.kafka.KafkaContainer;
import org.testcontainers.lifecycle.Startables;
import org.testcontainers.postgresql.PostgreSQLContainer;

/** In containers, the same major versions as the embedded parts; Testcontainers removes them after the JVM is gone. */
final class ContainerBackends implements Backends {
    static final String POSTGRES_IMAGE = "postgres:18";
    static final String KAFKA_IMAGE = "apache/kafka:4.2.1";

    private final PostgreSQLContainer postgres = new PostgreSQLContainer(POSTGRES_IMAGE).withDatabaseName("postgres");
    private final KafkaContainer kafka =
            new KafkaContainer(KAFKA_IMAGE).withEnv("KAFKA_GROUP_INITIAL_REBALANCE_DELAY_MS", "0");

    ContainerBackends() {
        Startables.deepStart(postgres, kafka).join();
    }

    @Override
    public String jdbcUrl(String database) {
        return "jdbc:postgresql://" + postgres.getHost() + ":" + postgres.getMappedPort(5432) + "/" + database;
    }

    @Override
    public String user() {
        return postgres.getUsername();
    }

    @Override
    public String password() {
        return postgres.getPassword();
    }

    @Override
    public String bootstrapServers() {
        return kafka.getBootstrapServers();
    }
}
