package dev.perennial.command.auth;

import dev.perennial.contract.json.Json;
import java.io.IOException;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Base64;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.springframework.http.HttpHeaders;
import org.springframework.security.oauth2.core.DelegatingOAuth2TokenValidator;
import org.springframework.security.oauth2.jose.jws.SignatureAlgorithm;
import org.springframework.security.oauth2.jwt.Jwt;
import org.springframework.security.oauth2.jwt.JwtClaimNames;
import org.springframework.security.oauth2.jwt.JwtClaimValidator;
import org.springframework.security.oauth2.jwt.JwtDecoder;
import org.springframework.security.oauth2.jwt.JwtException;
import org.springframework.security.oauth2.jwt.JwtValidators;
import org.springframework.security.oauth2.jwt.NimbusJwtDecoder;
import org.springframework.stereotype.Component;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;

/** Talks to the OpenID provider: authorization code with proof key, and an id token that is checked as it must be. */
@Component
class ExternalProvider {
    private static final Duration PATIENCE = Duration.ofSeconds(5);
    private static final String DISCOVERY = "/.well-known/openid-configuration";

    private final ExternalSettings settings;
    private final HttpClient client = HttpClient.newBuilder()
            .connectTimeout(PATIENCE)
            .followRedirects(HttpClient.Redirect.NEVER)
            .build();
    private volatile @Nullable Described described;

    ExternalProvider(ExternalSettings settings) {
        this.settings = settings;
    }

    private record Described(URI authorization, URI token, JwtDecoder decoder) {}

    /** The provider did not do what it should; what exactly is nobody's business out there. */
    static final class Failed extends RuntimeException {
        private static final long serialVersionUID = 1L;

        Failed(String what) {
            super(what);
        }
    }

    /** Where the browser goes to sign in. */
    URI signIn(ExternalAttempt attempt, String redirect) {
        var query = Map.of(
                "response_type",
                "code",
                "client_id",
                settings.clientId(),
                "redirect_uri",
                redirect,
                "scope",
                "openid profile",
                "state",
                attempt.state(),
                "nonce",
                attempt.nonce(),
                "code_challenge",
                attempt.challenge(),
                "code_challenge_method",
                "S256");
        String base = description().authorization().toString();
        return URI.create(base + (base.contains("?") ? "&" : "?") + form(query));
    }

    /** Who came back with the code. */
    Jwt identity(String code, ExternalAttempt attempt, String redirect) {
        Described provider = description();
        var body = Map.of(
                "grant_type",
                "authorization_code",
                "code",
                code,
                "redirect_uri",
                redirect,
                "client_id",
                settings.clientId(),
                "code_verifier",
                attempt.verifier());
        var request = HttpRequest.newBuilder(provider.token())
                .timeout(PATIENCE)
                .header(HttpHeaders.CONTENT_TYPE, "application/x-www-form-urlencoded")
                .POST(HttpRequest.BodyPublishers.ofString(form(body)));
        if (!settings.clientSecret().isEmpty()) {
            String pair = encoded(settings.clientId()) + ":" + encoded(settings.clientSecret());
            request.header(
                    HttpHeaders.AUTHORIZATION,
                    "Basic " + Base64.getEncoder().encodeToString(pair.getBytes(StandardCharsets.UTF_8)));
        }
        String token = ask(request.build()).path("id_token").asString("");
        try {
            Jwt identity = provider.decoder().decode(token);
            if (!attempt.nonce().equals(identity.getClaimAsString("nonce")) || identity.getSubject() == null) {
                throw new Failed("an id token for somebody else");
            }
            return identity;
        } catch (JwtException e) {
            throw new Failed("an id token that is not good");
        }
    }

    private Described description() {
        Described known = described;
        if (known != null) {
            return known;
        }
        String address = settings.issuer().replaceAll("/$", "") + DISCOVERY;
        JsonNode found = ask(HttpRequest.newBuilder(URI.create(address))
                .timeout(PATIENCE)
                .GET()
                .build());
        if (!settings.issuer().equals(found.path("issuer").asString(""))) {
            throw new Failed("a provider that calls itself otherwise");
        }
        var decoder = NimbusJwtDecoder.withJwkSetUri(text(found, "jwks_uri"))
                .jwsAlgorithms(all -> all.addAll(
                        Set.of(SignatureAlgorithm.RS256, SignatureAlgorithm.ES256, SignatureAlgorithm.PS256)))
                .build();
        decoder.setJwtValidator(new DelegatingOAuth2TokenValidator<>(
                JwtValidators.createDefaultWithIssuer(settings.issuer()),
                new JwtClaimValidator<Object>(
                        JwtClaimNames.AUD,
                        audience ->
                                audience instanceof java.util.Collection<?> all && all.contains(settings.clientId()))));
        Described fresh = new Described(
                URI.create(text(found, "authorization_endpoint")), URI.create(text(found, "token_endpoint")), decoder);
        described = fresh;
        return fresh;
    }

    private static String text(JsonNode found, String field) {
        String text = found.path(field).asString("");
        if (text.isEmpty()) {
            throw new Failed("a provider without " + field);
        }
        return text;
    }

    private JsonNode ask(HttpRequest request) {
        try {
            HttpResponse<String> response = client.send(request, HttpResponse.BodyHandlers.ofString());
            if (response.statusCode() != 200) {
                throw new Failed("status " + response.statusCode());
            }
            return Json.mapper().readTree(response.body());
        } catch (IOException | JacksonException e) {
            throw new Failed(e.getClass().getSimpleName());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new Failed("interrupted");
        }
    }

    private static String form(Map<String, String> fields) {
        return fields.entrySet().stream()
                .map(each -> each.getKey() + "=" + encoded(each.getValue()))
                .collect(Collectors.joining("&"));
    }

    private static String encoded(String text) {
        return URLEncoder.encode(text, StandardCharsets.UTF_8);
    }
}
