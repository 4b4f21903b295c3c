package dev.perennial.http.server;

import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.Nulls;
import dev.perennial.contract.json.Json;
import dev.perennial.http.direct.DirectConfiguration;
import dev.perennial.http.openapi.ApiDocs;
import dev.perennial.http.openapi.ListedRefusals;
import dev.perennial.http.problem.ErrorPage;
import dev.perennial.http.problem.ProblemAdvice;
import dev.perennial.http.problem.ProblemValve;
import dev.perennial.http.problem.ProblemWriter;
import dev.perennial.http.security.SecurityConfiguration;
import dev.perennial.http.token.ScopeCheck;
import java.util.List;
import org.apache.catalina.core.StandardHost;
import org.springframework.boot.tomcat.ConfigurableTomcatWebServerFactory;
import org.springframework.boot.web.server.WebServerFactoryCustomizer;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.context.annotation.Import;
import org.springframework.core.Ordered;
import org.springframework.web.method.support.HandlerMethodArgumentResolver;
import org.springframework.web.servlet.config.annotation.InterceptorRegistry;
import org.springframework.web.servlet.config.annotation.WebMvcConfigurer;
import tools.jackson.databind.json.JsonMapper;

/** Imported by every service, so that all of them answer alike. */
@Configuration
@Import({
    SecurityConfiguration.class,
    FilterConfiguration.class,
    DirectConfiguration.class,
    ProblemAdvice.class,
    ApiDocs.class,
    ListedRefusals.class,
    ErrorPage.class
})
public class HttpConfiguration implements WebMvcConfigurer {

    @Bean
    JsonMapper jsonMapper() {
        // A list with holes in it is never meant.
        return Json.mapper()
                .rebuild()
                .changeDefaultNullHandling(_ -> JsonSetter.Value.forContentNulls(Nulls.FAIL))
                .build();
    }

    @Bean
    WebServerFactoryCustomizer<ConfigurableTomcatWebServerFactory> problemsOfTheServer() {
        return server -> {
            server.addContextCustomizers(context ->
                    ((StandardHost) context.getParent()).setErrorReportValveClass(ProblemValve.class.getName()));
            server.addConnectorCustomizers(KnownProtocols::guard);
        };
    }

    /** Before all others: what a program may not do counts against no limit and asks no database. */
    @Override
    public void addInterceptors(InterceptorRegistry registry) {
        registry.addInterceptor(new ScopeCheck(new ProblemWriter())).order(Ordered.HIGHEST_PRECEDENCE);
    }

    @Override
    public void addArgumentResolvers(List<HandlerMethodArgumentResolver> resolvers) {
        resolvers.add(new PlayerArguments());
    }
}
