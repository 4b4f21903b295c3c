package dev.perennial.query;

import dev.perennial.http.server.CarrierThreads;
import dev.perennial.http.server.HttpConfiguration;
import dev.perennial.http.token.RevocationListener;
import org.springframework.boot.autoconfigure.SpringBootApplication;
import org.springframework.boot.builder.SpringApplicationBuilder;
import org.springframework.boot.context.properties.ConfigurationPropertiesScan;
import org.springframework.context.annotation.Import;
import org.springframework.scheduling.annotation.EnableScheduling;

/** The query service: projections of the topics, live boards, histories, and the web app. */
@SpringBootApplication
@ConfigurationPropertiesScan
@EnableScheduling
@Import({HttpConfiguration.class, RevocationListener.class})
public class QueryService {
    /** All services may share one class path, so each has a configuration file of its own name. */
    public static final String CONFIG_NAME = "query";

    public static void main(String[] args) {
        CarrierThreads.provide();
        var _ = new SpringApplicationBuilder(QueryService.class)
                .properties("spring.config.name=" + CONFIG_NAME)
                .run(args);
    }
}
