package dev.perennial.http.server;

import dev.perennial.http.forwarding.TrustedForwarding;
import dev.perennial.http.forwarding.TrustedProxies;
import dev.perennial.http.limit.BodyLimit;
import java.time.Duration;
import java.time.InstantSource;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.boot.web.servlet.FilterRegistrationBean;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.core.Ordered;
import org.springframework.util.unit.DataSize;

/** Registers the first filters of every request, in this order: forwarding headers, correlation id, body limit. */
@Configuration
class FilterConfiguration {
    /** Before everything else that looks at addresses. */
    @Bean
    FilterRegistrationBean<TrustedForwarding> trustedForwarding(
            @Value("${perennial.trusted-proxies:127.0.0.0/8,::1}") String proxies) {
        var registration = new FilterRegistrationBean<>(new TrustedForwarding(TrustedProxies.of(proxies)));
        registration.setOrder(Ordered.HIGHEST_PRECEDENCE);
        return registration;
    }

    @Bean
    FilterRegistrationBean<CorrelationFilter> correlationFilter() {
        var registration = new FilterRegistrationBean<>(new CorrelationFilter());
        registration.setOrder(Ordered.HIGHEST_PRECEDENCE + 1);
        return registration;
    }

    @Bean
    FilterRegistrationBean<BodyLimit> bodyLimit(
            @Value("${perennial.max-body:64KB}") DataSize most,
            @Value("${perennial.max-body-time:30s}") Duration patience) {
        var registration =
                new FilterRegistrationBean<>(new BodyLimit(most.toBytes(), patience, InstantSource.system()));
        registration.setOrder(Ordered.HIGHEST_PRECEDENCE + 2);
        return registration;
    }
}
