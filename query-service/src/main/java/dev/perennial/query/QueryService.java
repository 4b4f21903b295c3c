package dev.perennial.query;

import dev.perennial.http.Carriers;
import dev.perennial.http.HttpConfiguration;
import org.springframework.boot.autoconfigure.SpringBootApplication;
import org.springframework.boot.builder.SpringApplicationBuilder;
import org.springframework.boot.context.properties.ConfigurationPropertiesScan;
import org.springframework.context.annotation.Import;
import org.springframework.scheduling.annotation.EnableScheduling;

/** What everybody sees: projections of the topics, live boards, histories, and the web app. */
@SpringBootApplication
@ConfigurationPropertiesScan
@EnableScheduling
@Import(HttpConfiguration.class)
public class QueryService {
    /** All services may share one class path, so each has a configuration file of its own name. */
    public static final String CONFIG_NAME = "query";

    public static void main(String[] args) {
        Carriers.provide();
        var _ = new SpringApplicationBuilder(QueryService.class)
                .properties("spring.config.name=" + CONFIG_NAME)
                .run(args);
    }
}
