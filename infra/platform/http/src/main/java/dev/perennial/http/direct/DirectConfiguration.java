package dev.perennial.http.direct;

import dev.perennial.http.token.RequestTokens;
import java.util.List;
import org.springframework.beans.factory.ObjectProvider;
import org.springframework.beans.factory.annotation.Qualifier;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.boot.web.servlet.FilterRegistrationBean;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.core.Ordered;
import org.springframework.security.web.header.HeaderWriter;
import org.springframework.util.function.SingletonSupplier;
import org.springframework.web.servlet.HandlerExceptionResolver;
import org.springframework.web.servlet.mvc.method.annotation.RequestMappingHandlerMapping;
import tools.jackson.databind.json.JsonMapper;

/** Behind the filters that every request passes first, and before all others. */
@Configuration
public class DirectConfiguration {
    /** The switch by which tests send every request the ordinary way. */
    static final String SETTING = "perennial.direct-routes";

    @Bean
    DirectRoutes directRoutes(
            ObjectProvider<DirectRoute<?>> routes,
            @Qualifier("requestMappingHandlerMapping") ObjectProvider<RequestMappingHandlerMapping> mapping,
            @Qualifier("handlerExceptionResolver") ObjectProvider<HandlerExceptionResolver> failures,
            ObjectProvider<JsonMapper> json,
            RequestTokens tokens,
            HeaderWriter securityHeaders) {
        // Filters are made before controllers; what these need is not there until the first request.
        var calls = SingletonSupplier.of(() -> List.<DirectCall<?>>copyOf(routes.orderedStream()
                .map(each -> new DirectCall<>(each, mapping.getObject(), failures.getObject(), json.getObject()))
                .toList()));
        return new DirectRoutes(calls, tokens, securityHeaders);
    }

    @Bean
    FilterRegistrationBean<DirectRoutes> directRoutesFilter(
            DirectRoutes routes, @Value("${" + SETTING + ":true}") boolean enabled) {
        var registration = new FilterRegistrationBean<>(routes);
        registration.setOrder(Ordered.HIGHEST_PRECEDENCE + 3);
        registration.setEnabled(enabled);
        return registration;
    }
}
