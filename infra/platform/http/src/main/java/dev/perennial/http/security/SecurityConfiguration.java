package dev.perennial.http.security;

import dev.perennial.http.Problem;
import dev.perennial.http.problem.ProblemWriter;
import dev.perennial.http.token.CachingJwtDecoder;
import dev.perennial.http.token.RequestTokens;
import dev.perennial.http.token.TokenCheck;
import dev.perennial.http.token.TokenRefused;
import java.time.InstantSource;
import java.util.List;
import org.springframework.beans.factory.ObjectProvider;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.boot.autoconfigure.condition.ConditionalOnMissingBean;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.http.HttpMethod;
import org.springframework.http.HttpStatus;
import org.springframework.security.config.http.SessionCreationPolicy;
import org.springframework.security.config.observation.SecurityObservationSettings;
import org.springframework.security.oauth2.jose.jws.SignatureAlgorithm;
import org.springframework.security.oauth2.jwt.JwtDecoder;
import org.springframework.security.oauth2.jwt.NimbusJwtDecoder;
import org.springframework.security.web.AuthenticationEntryPoint;
import org.springframework.security.web.SecurityFilterChain;
import org.springframework.security.web.access.intercept.AuthorizationFilter;
import org.springframework.security.web.firewall.RequestRejectedHandler;
import org.springframework.security.web.header.HeaderWriter;
import org.springframework.security.web.header.writers.CompositeHeaderWriter;
import org.springframework.security.web.header.writers.HstsHeaderWriter;

/**
 * Anyone may read, since each answer shows only what its reader may see, and try a lesson, which changes nothing; only
 * signed-in players may change something.
 */
@Configuration
public class SecurityConfiguration {
    @Bean
    @ConditionalOnMissingBean
    JwtDecoder jwtDecoder(@Value("${perennial.jwks-uri}") String jwksUri) {
        return NimbusJwtDecoder.withJwkSetUri(jwksUri)
                .jwsAlgorithm(SignatureAlgorithm.ES256)
                .build();
    }

    @Bean
    RequestTokens requestTokens(JwtDecoder decoder, ObjectProvider<TokenCheck> checks) {
        return new RequestTokens(
                new CachingJwtDecoder(decoder, InstantSource.system()),
                checks.orderedStream().toList());
    }

    @Bean
    HeaderWriter securityHeaders(
            ObjectProvider<InlineScript> scripts,
            ObjectProvider<FramedPages> framed,
            ObjectProvider<PagePolicy> additions) {
        return new CompositeHeaderWriter(
                List.of(new ContentPolicy(scripts, framed, additions), new HstsHeaderWriter()));
    }

    /** A request is measured as a whole; one observation per filter costs more than most of the filters. */
    @Bean
    SecurityObservationSettings securityObservations() {
        return SecurityObservationSettings.noObservations();
    }

    @Bean
    SecurityFilterChain securityFilterChain(
            org.springframework.security.config.annotation.web.builders.HttpSecurity http,
            RequestTokens tokens,
            HeaderWriter securityHeaders)
            throws Exception {
        var problems = new ProblemWriter();
        AuthenticationEntryPoint signInFirst = (_, response, failure) -> problems.write(
                response,
                failure instanceof TokenRefused refused
                        ? refused.problem()
                        : Problem.of(HttpStatus.UNAUTHORIZED, "UNAUTHENTICATED", "Sign in first."));
        return http.csrf(csrf -> csrf.disable())
                .formLogin(form -> form.disable())
                .httpBasic(basic -> basic.disable())
                .logout(logout -> logout.disable())
                .requestCache(cache -> cache.disable())
                .sessionManagement(session -> session.sessionCreationPolicy(SessionCreationPolicy.STATELESS))
                .headers(headers -> headers.defaultsDisabled().addHeaderWriter(securityHeaders))
                .addFilterBefore(new OriginCheck(problems), AuthorizationFilter.class)
                .authorizeHttpRequests(requests -> requests.requestMatchers(HttpMethod.GET, "/**")
                        .permitAll()
                        .requestMatchers(HttpMethod.HEAD, "/**")
                        .permitAll()
                        .requestMatchers(
                                "/api/v1/auth/**", "/api/v1/tutorials/**", "/api/v1/tables/*/explore", "/error")
                        .permitAll()
                        .anyRequest()
                        .authenticated())
                .oauth2ResourceServer(server -> server.bearerTokenResolver(tokens.sent())
                        .authenticationEntryPoint(signInFirst)
                        .jwt(jwt -> jwt.decoder(tokens::read)))
                .exceptionHandling(failures -> failures.authenticationEntryPoint(signInFirst)
                        .accessDeniedHandler((_, response, _) -> problems.write(
                                response,
                                Problem.of(HttpStatus.FORBIDDEN, "FORBIDDEN", "Your account cannot do that."))))
                .build();
    }

    /** Malformed addresses never reach a controller. */
    @Bean
    RequestRejectedHandler requestRejectedHandler() {
        return (_, response, _) -> new ProblemWriter()
                .write(response, Problem.of(HttpStatus.BAD_REQUEST, "MALFORMED", "The address is not valid."));
    }
}
