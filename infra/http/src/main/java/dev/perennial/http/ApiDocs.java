package dev.perennial.http;

import dev.perennial.contract.PlayerId;
import dev.perennial.contract.table.TableId;
import dev.perennial.contract.tournament.TournamentId;
import io.swagger.v3.oas.models.Components;
import io.swagger.v3.oas.models.OpenAPI;
import io.swagger.v3.oas.models.info.Info;
import io.swagger.v3.oas.models.info.License;
import io.swagger.v3.oas.models.security.SecurityScheme;
import io.swagger.v3.oas.models.tags.Tag;
import java.util.List;
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
class ApiDocs implements WebMvcConfigurer {
    static final String TOKEN = "token";

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
                                "Tables, players and tournaments. Whoever wants to change something signs in and sends"
                                        + " the token as Bearer; browsers carry it in a cookie. Every refusal is a problem"
                                        + " (RFC 9457) with a code.")
                        .license(new License().name("Apache-2.0")))
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
        return Groups.ALL.stream()
                .map(each -> new Tag().name(each.name()).description(each.description()))
                .toList();
    }

    @Bean
    GlobalOperationCustomizer operations(@Value("${spring.application.name:}") String service) {
        return new Operations(Examples.of(service));
    }

    @Override
    public void addViewControllers(ViewControllerRegistry registry) {
        registry.addViewController("/api/docs").setViewName("forward:/api/docs/index.html");
        registry.addViewController("/api/docs/").setViewName("forward:/api/docs/index.html");
    }
}
