package dev.perennial.eventstore;

import dev.perennial.contract.Topics;
import dev.perennial.eventstore.configuration.EventStoreConfiguration;
import dev.perennial.eventstore.relay.RelayRoute;
import dev.perennial.testing.TestBackends;
import dev.perennial.testing.TestDatabase;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import org.springframework.boot.autoconfigure.SpringBootApplication;
import org.springframework.boot.builder.SpringApplicationBuilder;
import org.springframework.context.ConfigurableApplicationContext;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Import;

/** The event store alone, on real PostgreSQL and Kafka. */
@SpringBootApplication
@Import(EventStoreConfiguration.class)
class EventStoreApp {

    /** How often sending fails before it works. */
    static final AtomicInteger FAILURES = new AtomicInteger();

    static ConfigurableApplicationContext start(TestDatabase database) {
        return start(database, "test");
    }

    static ConfigurableApplicationContext start(TestDatabase database, String node, String... settings) {
        return new SpringApplicationBuilder(EventStoreApp.class)
                .properties(Map.of(
                        "spring.datasource.url",
                        database.url(),
                        "spring.datasource.username",
                        database.user(),
                        "spring.datasource.password",
                        database.password(),
                        "spring.flyway.locations",
                        "classpath:db/eventstore",
                        "spring.kafka.bootstrap-servers",
                        TestBackends.bootstrapServers(),
                        "spring.kafka.producer.value-serializer",
                        "org.apache.kafka.common.serialization.ByteArraySerializer",
                        "spring.datasource.hikari.data-source-properties.reWriteBatchedInserts",
                        "true",
                        "axon.update-check.disabled",
                        "true",
                        "axon.serializer.general",
                        "jackson3",
                        "perennial.node-id",
                        node))
                .run(settings);
    }

    /** The services have one from their management part. */
    @Bean
    MeterRegistry meters() {
        return new SimpleMeterRegistry();
    }

    @Bean
    RelayRoute toTables() {
        return event -> {
            if (FAILURES.getAndUpdate(n -> Math.max(0, n - 1)) > 0) {
                throw new IllegalStateException("the broker is gone, says the test");
            }
            return List.of(new RelayRoute.Outgoing(Topics.TABLES, event.aggregateId(), event.envelope()));
        };
    }
}
