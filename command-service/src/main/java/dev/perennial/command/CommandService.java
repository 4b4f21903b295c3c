package dev.perennial.command;

import dev.perennial.eventstore.EventStoreConfiguration;
import dev.perennial.http.HttpConfiguration;
import java.time.InstantSource;
import org.springframework.boot.autoconfigure.SpringBootApplication;
import org.springframework.boot.builder.SpringApplicationBuilder;
import org.springframework.boot.context.properties.ConfigurationPropertiesScan;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Import;

/** Tables and accounts: decides commands, stores events, relays them to Kafka. */
@SpringBootApplication
@ConfigurationPropertiesScan
@Import({EventStoreConfiguration.class, HttpConfiguration.class})
public class CommandService {
    /** All services may share one class path, so each has a configuration file of its own name. */
    public static final String CONFIG_NAME = "command";

    public static void main(String[] args) {
        var _ = new SpringApplicationBuilder(CommandService.class)
                .properties("spring.config.name=" + CONFIG_NAME)
                .run(args);
    }

    @Bean
    InstantSource clock() {
        return InstantSource.system();
    }
}
