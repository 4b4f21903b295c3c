package dev.perennial.http.openapi;

import dev.perennial.domain.PlayerId;
import dev.perennial.domain.table.TableId;
import dev.perennial.domain.tournament.TournamentId;
import dev.perennial.http.schema.WireSchemas;
import io.swagger.v3.oas.models.Components;
import io.swagger.v3.oas.models.ExternalDocumentation;
import io.swagger.v3.oas.models.OpenAPI;
import io.swagger.v3.oas.models.info.Info;
import io.swagger.v3.oas.models.info.License;
import io.swagger.v3.oas.models.security.SecurityScheme;
import io.swagger.v3.oas.models.tags.Tag;
import java.util.LinkedHashMap;
import java.util.List;
import org.springdoc.core.customizers.GlobalOpenApiCustomizer;
import org.springdoc.core.customizers.GlobalOperationCustomizer;
import org.springdoc.core.utils.SpringDocUtils;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.web.servlet.config.annotation.ViewControllerRegistry;
import org.springframework.web.servlet.config.annotation.WebMvcConfigurer;
import tools.jackson.databind.JsonNode;

/** Every service describes its part of the interface; a page at {@code /api/docs} shows them together. */
@Configuration
public class ApiDocs implements WebMvcConfigurer {
    static final String TOKEN = "token";
    static final String ERRORS = "/api/docs/errors.md";

    static {
        SpringDocUtils.getConfig()
                .replaceWithClass(PlayerId.class, String.class)
                .replaceWithClass(TableId.class, String.class)
                .replaceWithClass(TournamentId.class, String.class)
                .replaceWithClass(JsonNode.class, Object.class);
    }

    @Bean
    OpenAPI description() {
        return new OpenAPI()
                .info(new Info()
                        .title("Perennial")
                        .version("v1")
                        .description(
                                "Tables, players and tournaments. Reading needs no account. To change something, sign"
                                        + " in and send the token as Bearer; browsers carry it in a cookie. Every"
                                        + " refusal is a problem (RFC 9457) with a code.")
                        .license(new License().name("Apache-2.0")))
                .externalDocs(new ExternalDocumentation()
                        .description("All error codes, what they mean and what to do")
                        .url(ERRORS))
                .tags(tags())
                .components(new Components()
                        .addSecuritySchemes(
                                TOKEN,
                                new SecurityScheme()
                                        .type(SecurityScheme.Type.HTTP)
                                        .scheme("bearer")
                                        .bearerFormat("JWT")));
    }

    private static List<Tag> tags() {
        return ApiGroups.ALL.stream()
                .map(each -> new Tag().name(each.name()).description(each.description()))
                .toList();
    }

    @Bean
    GlobalOperationCustomizer operations(@Value("${spring.application.name:}") String service, WireSchemas schemas) {
        return new Operations(Examples.of(service), schemas);
    }

    /** The library has guessed at our types as well, by rules that are not those of our mapper. */
    @Bean
    GlobalOpenApiCustomizer namedSchemas(WireSchemas schemas) {
        FieldDescriptions fields = FieldDescriptions.load();
        return description -> {
            description.getComponents().setSchemas(new LinkedHashMap<>());
            schemas.named().forEach((name, schema) -> {
                fields.describe(name, schema);
                description.getComponents().addSchemas(name, schema);
            });
        };
    }

    @Bean
    WireSchemas wireSchemas() {
        return new WireSchemas();
    }

    @Override
    public void addViewControllers(ViewControllerRegistry registry) {
        registry.addViewController("/api/docs").setViewName("forward:/api/docs/index.html");
        registry.addViewController("/api/docs/").setViewName("forward:/api/docs/index.html");
    }
}
