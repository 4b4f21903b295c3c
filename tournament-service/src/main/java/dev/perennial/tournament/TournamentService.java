package dev.perennial.tournament;

import dev.perennial.eventstore.configuration.EventStoreConfiguration;
import dev.perennial.eventstore.relay.RelayProgram;
import dev.perennial.http.server.CarrierThreads;
import dev.perennial.http.server.HttpConfiguration;
import dev.perennial.http.token.RevocationListener;
import java.time.InstantSource;
import java.util.List;
import org.springframework.boot.autoconfigure.SpringBootApplication;
import org.springframework.boot.builder.SpringApplicationBuilder;
import org.springframework.boot.context.properties.ConfigurationPropertiesScan;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Import;
import org.springframework.scheduling.annotation.EnableScheduling;

/** Tournaments and leagues: decides commands, stores events, relays them to Kafka. */
@SpringBootApplication
@ConfigurationPropertiesScan
@EnableScheduling
@Import({EventStoreConfiguration.class, HttpConfiguration.class, RevocationListener.class})
public class TournamentService {
    /** All services may share one class path, so each has a configuration file of its own name. */
    public static final String CONFIG_NAME = "tournament";

    /** {@code relay [--resend]} compares what is stored with what was sent on, and starts nothing. */
    public static void main(String[] args) {
        CarrierThreads.provide();
        if (args.length > 0 && args[0].equals("relay")) {
            System.exit(RelayProgram.run(List.of(args).subList(1, args.length), System.getenv(), System.out));
        }
        var _ = new SpringApplicationBuilder(TournamentService.class)
                .properties("spring.config.name=" + CONFIG_NAME)
                .run(args);
    }

    @Bean
    InstantSource clock() {
        return InstantSource.system();
    }
}
