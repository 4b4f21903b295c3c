package dev.perennial.query.web;

import dev.perennial.http.security.FramedPages;
import dev.perennial.http.security.PagePolicy;
import java.time.InstantSource;
import java.util.List;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.boot.web.servlet.FilterRegistrationBean;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.core.Ordered;
import org.springframework.http.HttpHeaders;
import org.springframework.web.cors.CorsConfiguration;
import org.springframework.web.cors.UrlBasedCorsConfigurationSource;
import org.springframework.web.filter.CorsFilter;

/** Configures read limits and cross-origin access. */
@Configuration
class ReadAccess {

    @Bean
    FilterRegistrationBean<ReadLimit> readLimit(@Value("${perennial.query.reads-per-second}") double perSecond) {
        var registration = new FilterRegistrationBean<>(new ReadLimit(perSecond, InstantSource.system()));
        // After the filter that finds the client behind a proxy.
        registration.setOrder(Ordered.HIGHEST_PRECEDENCE + 10);
        return registration;
    }

    @Bean
    FilterRegistrationBean<OpenStreamLimit> openLimit(@Value("${perennial.query.streams-per-address}") int streams) {
        var registration = new FilterRegistrationBean<>(OpenStreamLimit.ofAddress(streams));
        registration.setName("addressLimit");
        registration.setOrder(Ordered.HIGHEST_PRECEDENCE + 11);
        return registration;
    }

    @Bean
    FilterRegistrationBean<OpenStreamLimit> accountLimit(@Value("${perennial.query.streams-per-account}") int streams) {
        var registration = new FilterRegistrationBean<>(OpenStreamLimit.ofAccount(streams));
        registration.setName("accountLimit");
        // Behind the security filters, which find out whose request it is.
        registration.setOrder(Ordered.LOWEST_PRECEDENCE - 10);
        return registration;
    }

    @Bean
    FilterRegistrationBean<AnswerTags> answerTags() {
        var registration = new FilterRegistrationBean<>(new AnswerTags());
        registration.setOrder(Ordered.HIGHEST_PRECEDENCE + 30);
        return registration;
    }

    /** A clip becomes a film by way of pictures that its page makes itself. */
    @Bean
    static PagePolicy clipPages() {
        return new PagePolicy("/c/", "img-src 'self' data:");
    }

    /** The sites that may show the embedded pages in a frame. */
    @Bean
    static FramedPages framedPages(@Value("${perennial.query.embed-origins}") List<String> origins) {
        return new FramedPages("/embed/", origins);
    }

    /** Pages of the named sites may read, with a token of their own; our cookie is never for them. */
    @Bean
    FilterRegistrationBean<CorsFilter> readingFromOtherSites(
            @Value("${perennial.query.cors-origins}") List<String> origins) {
        var reading = new CorsConfiguration();
        reading.setAllowedOrigins(
                origins.stream().filter(origin -> !origin.isBlank()).toList());
        reading.setAllowedMethods(List.of("GET", "HEAD"));
        reading.setAllowedHeaders(List.of(HttpHeaders.AUTHORIZATION, HttpHeaders.IF_NONE_MATCH, "Last-Event-ID"));
        reading.setExposedHeaders(List.of(HttpHeaders.ETAG, HttpHeaders.RETRY_AFTER));
        reading.setAllowCredentials(false);
        var source = new UrlBasedCorsConfigurationSource();
        source.registerCorsConfiguration("/api/**", reading);
        var registration = new FilterRegistrationBean<>(new CorsFilter(source));
        // Before the limits: a page must be able to read that it has to wait.
        registration.setOrder(Ordered.HIGHEST_PRECEDENCE + 9);
        registration.setEnabled(origins.stream().anyMatch(origin -> !origin.isBlank()));
        return registration;
    }
}
