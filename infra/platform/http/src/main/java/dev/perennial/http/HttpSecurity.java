package dev.perennial.http;

import com.nimbusds.jose.KeySourceException;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import org.springframework.beans.factory.ObjectProvider;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.boot.autoconfigure.condition.ConditionalOnMissingBean;
import org.springframework.boot.web.servlet.FilterRegistrationBean;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.core.Ordered;
import org.springframework.http.HttpMethod;
import org.springframework.http.HttpStatus;
import org.springframework.security.config.Customizer;
import org.springframework.security.config.http.SessionCreationPolicy;
import org.springframework.security.config.observation.SecurityObservationSettings;
import org.springframework.security.oauth2.jose.jws.SignatureAlgorithm;
import org.springframework.security.oauth2.jwt.BadJwtException;
import org.springframework.security.oauth2.jwt.Jwt;
import org.springframework.security.oauth2.jwt.JwtDecoder;
import org.springframework.security.oauth2.jwt.JwtException;
import org.springframework.security.oauth2.jwt.NimbusJwtDecoder;
import org.springframework.security.web.AuthenticationEntryPoint;
import org.springframework.security.web.SecurityFilterChain;
import org.springframework.security.web.access.intercept.AuthorizationFilter;
import org.springframework.security.web.firewall.RequestRejectedHandler;
import org.springframework.util.unit.DataSize;

/** Anyone may read (each answer shows only what its reader may see); only who is signed in may change something. */
@Configuration
class HttpSecurity {
    private static final Duration KEYS_BACK = Duration.ofSeconds(5);

    @Bean
    @ConditionalOnMissingBean
    JwtDecoder jwtDecoder(@Value("${perennial.jwks-uri}") String jwksUri) {
        return NimbusJwtDecoder.withJwkSetUri(jwksUri)
                .jwsAlgorithm(SignatureAlgorithm.ES256)
                .build();
    }

    /** A request is measured as a whole; one observation per filter costs more than most of the filters. */
    @Bean
    SecurityObservationSettings securityObservations() {
        return SecurityObservationSettings.noObservations();
    }

    @Bean
    SecurityFilterChain securityFilterChain(
            org.springframework.security.config.annotation.web.builders.HttpSecurity http,
            JwtDecoder decoder,
            ObjectProvider<TokenCheck> checks,
            ObjectProvider<PageScript> scripts)
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
                .headers(headers -> headers.defaultsDisabled()
                        .addHeaderWriter((_, response) -> SecurityHeaders.write(response::setHeader))
                        .addHeaderWriter(new ContentPolicy(scripts))
                        .httpStrictTransportSecurity(Customizer.withDefaults()))
                .addFilterBefore(new OriginCheck(problems), AuthorizationFilter.class)
                .authorizeHttpRequests(requests -> requests.requestMatchers(HttpMethod.GET, "/**")
                        .permitAll()
                        .requestMatchers(HttpMethod.HEAD, "/**")
                        .permitAll()
                        .requestMatchers("/api/v1/auth/**", "/error")
                        .permitAll()
                        .anyRequest()
                        .authenticated())
                .oauth2ResourceServer(server -> server.bearerTokenResolver(new TokenCookie())
                        .authenticationEntryPoint(signInFirst)
                        .jwt(jwt -> jwt.decoder(checked(
                                new RememberedTokens(decoder, InstantSource.system()),
                                checks.orderedStream().toList()))))
                .exceptionHandling(failures -> failures.authenticationEntryPoint(signInFirst)
                        .accessDeniedHandler((_, response, _) -> problems.write(
                                response, Problem.of(HttpStatus.FORBIDDEN, "FORBIDDEN", "You may not do that."))))
                .build();
    }

    private static boolean isPlayers(Jwt token) {
        try {
            return token.getSubject() != null && CurrentPlayer.of(token).id() != null;
        } catch (IllegalArgumentException e) {
            return false;
        }
    }

    /** What is no proper address never gets as far as a controller. */
    @Bean
    RequestRejectedHandler requestRejectedHandler() {
        return (_, response, _) -> new ProblemWriter()
                .write(
                        response,
                        Problem.of(HttpStatus.BAD_REQUEST, "MALFORMED", "That is not an address that is used here."));
    }

    static JwtDecoder checked(JwtDecoder decoder, List<TokenCheck> checks) {
        return token -> {
            Jwt genuine = decoded(decoder, token);
            if (!isPlayers(genuine)) {
                throw new BadJwtException("nobody's");
            }
            checks.forEach(each -> each.check(genuine));
            return genuine;
        };
    }

    /** A token is not to blame if nobody can be asked for the keys: that passes. */
    private static Jwt decoded(JwtDecoder decoder, String token) {
        try {
            return decoder.decode(token);
        } catch (JwtException e) {
            if (e.getCause() instanceof KeySourceException) {
                throw new TokenRefused(ProblemException.unavailable(KEYS_BACK).problem());
            }
            throw e;
        }
    }

    /** Before everything else that looks at addresses. */
    @Bean
    FilterRegistrationBean<TrustedForwarding> trustedForwarding(
            @Value("${perennial.trusted-proxies:127.0.0.0/8,::1}") String proxies) {
        var registration = new FilterRegistrationBean<>(new TrustedForwarding(TrustedProxies.of(proxies)));
        registration.setOrder(Ordered.HIGHEST_PRECEDENCE);
        return registration;
    }

    @Bean
    FilterRegistrationBean<RequestTrail> requestTrail() {
        var registration = new FilterRegistrationBean<>(new RequestTrail());
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
