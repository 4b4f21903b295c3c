package dev.perennial.command;

import dev.perennial.command.admin.AdminProgram;
import dev.perennial.eventstore.configuration.EventStoreConfiguration;
import dev.perennial.eventstore.relay.RelayProgram;
import dev.perennial.http.server.CarrierThreads;
import dev.perennial.http.server.HttpConfiguration;
import java.time.InstantSource;
import java.util.List;
import org.springframework.boot.autoconfigure.SpringBootApplication;
import org.springframework.boot.builder.SpringApplicationBuilder;
import org.springframework.boot.context.properties.ConfigurationPropertiesScan;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Import;
import org.springframework.scheduling.annotation.EnableScheduling;

/** Tables and accounts: decides commands, stores events, relays them to Kafka. */
@SpringBootApplication
@ConfigurationPropertiesScan
@EnableScheduling
@Import({EventStoreConfiguration.class, HttpConfiguration.class})
public class CommandService {
    /** All services may share one class path, so each has a configuration file of its own name. */
    public static final String CONFIG_NAME = "command";

    /**
     * {@code admin NAME [--link]} makes an admin in the configured database, {@code relay [--resend]} compares the
     * stored events with those sent; neither starts a server.
     */
    public static void main(String[] args) {
        CarrierThreads.provide();
        if (args.length > 0 && args[0].equals("admin")) {
            System.exit(AdminProgram.run(List.of(args).subList(1, args.length), System.getenv()));
        }
        if (args.length > 0 && args[0].equals("relay")) {
            System.exit(RelayProgram.run(List.of(args).subList(1, args.length), System.getenv(), System.out));
        }
        var _ = new SpringApplicationBuilder(CommandService.class)
                .properties("spring.config.name=" + CONFIG_NAME)
                .run(args);
    }

    @Bean
    InstantSource clock() {
        return InstantSource.system();
    }
}
