package dev.perennial.command.auth.external;

import com.nimbusds.jose.JOSEException;
import com.nimbusds.jose.JWSAlgorithm;
import com.nimbusds.jose.JWSHeader;
import com.nimbusds.jose.crypto.RSASSASigner;
import com.nimbusds.jose.jwk.JWKSet;
import com.nimbusds.jose.jwk.RSAKey;
import com.nimbusds.jose.jwk.gen.RSAKeyGenerator;
import com.nimbusds.jwt.JWTClaimsSet;
import com.nimbusds.jwt.SignedJWT;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import dev.perennial.command.auth.Secret;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.Arrays;
import java.util.Base64;
import java.util.Date;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;

/** An OpenID provider that signs in whomever the test says, and checks what it is asked as a real one would. */
public final class TestIssuer {
    static final String CLIENT = "perennial-club";
    static final String SECRET = "a secret & more";

    private final HttpServer server;
    private final RSAKey key = key();
    private final Map<String, Map<String, String>> codes = new ConcurrentHashMap<>();
    volatile String subject = "subject-1";
    volatile UnaryOperator<JWTClaimsSet.Builder> twist = UnaryOperator.identity();
    volatile RSAKey signer = key;

    public TestIssuer() {
        try {
            server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        server.createContext("/.well-known/openid-configuration", this::describe);
        server.createContext("/keys", exchange -> answer(exchange, 200, new JWKSet(key.toPublicJWK()).toString()));
        server.createContext("/authorize", this::authorize);
        server.createContext("/token", this::token);
        server.start();
    }

    public String address() {
        return "http://127.0.0.1:" + server.getAddress().getPort();
    }

    RSAKey own() {
        return key;
    }

    static RSAKey key() {
        try {
            return new RSAKeyGenerator(2048).keyID("test").generate();
        } catch (JOSEException e) {
            throw new IllegalStateException(e);
        }
    }

    private void describe(HttpExchange exchange) throws IOException {
        answer(exchange, 200, """
                {"issuer":"%1$s","authorization_endpoint":"%1$s/authorize","token_endpoint":"%1$s/token",
                 "jwks_uri":"%1$s/keys","response_types_supported":["code"],"subject_types_supported":["public"],
                 "id_token_signing_alg_values_supported":["RS256"]}""".formatted(address()));
    }

    private void authorize(HttpExchange exchange) throws IOException {
        var asked = form(exchange.getRequestURI().getRawQuery());
        boolean good = asked.get("client_id").equals(CLIENT)
                && asked.get("response_type").equals("code")
                && asked.get("scope").contains("openid")
                && asked.get("code_challenge_method").equals("S256");
        String code = UUID.randomUUID().toString();
        codes.put(code, asked);
        exchange.getResponseHeaders()
                .set("Location", asked.get("redirect_uri") + "?code=" + code + "&state=" + asked.get("state"));
        answer(exchange, good ? 302 : 400, "");
    }

    private void token(HttpExchange exchange) throws IOException {
        var given = form(new String(exchange.getRequestBody().readAllBytes(), StandardCharsets.UTF_8));
        var asked = codes.remove(given.get("code"));
        boolean good = asked != null
                && ("Basic " + basic()).equals(exchange.getRequestHeaders().getFirst("Authorization"))
                && given.get("redirect_uri").equals(asked.get("redirect_uri"))
                && challenge(given.get("code_verifier")).equals(asked.get("code_challenge"));
        answer(
                exchange,
                good ? 200 : 400,
                good
                        ? "{\"access_token\":\"unused\",\"token_type\":\"Bearer\",\"id_token\":\"%s\"}"
                                .formatted(idToken(asked.get("nonce")))
                        : "{\"error\":\"invalid_grant\"}");
    }

    private String idToken(String nonce) {
        try {
            var claims = twist.apply(new JWTClaimsSet.Builder()
                    .issuer(address())
                    .audience(CLIENT)
                    .subject(subject)
                    .claim("nonce", nonce)
                    .claim("nickname", "Club " + subject)
                    .issueTime(new Date())
                    .expirationTime(Date.from(Instant.now().plusSeconds(120))));
            var token = new SignedJWT(
                    new JWSHeader.Builder(JWSAlgorithm.RS256)
                            .keyID(signer.getKeyID())
                            .build(),
                    claims.build());
            token.sign(new RSASSASigner(signer));
            return token.serialize();
        } catch (JOSEException e) {
            throw new IllegalStateException(e);
        }
    }

    private static String basic() {
        String pair = CLIENT + ":" + java.net.URLEncoder.encode(SECRET, StandardCharsets.UTF_8);
        return Base64.getEncoder().encodeToString(pair.getBytes(StandardCharsets.UTF_8));
    }

    private static String challenge(String verifier) {
        return Base64.getUrlEncoder().withoutPadding().encodeToString(Secret.digest(verifier));
    }

    static Map<String, String> form(String text) {
        return Arrays.stream(text.split("&"))
                .map(each -> each.split("=", 2))
                .collect(Collectors.toMap(each -> each[0], each -> URLDecoder.decode(each[1], StandardCharsets.UTF_8)));
    }

    static Map<String, String> query(URI address) {
        return form(address.getRawQuery());
    }

    private static void answer(HttpExchange exchange, int status, String body) throws IOException {
        byte[] bytes = body.getBytes(StandardCharsets.UTF_8);
        exchange.getResponseHeaders().set("Content-Type", "application/json");
        exchange.sendResponseHeaders(status, bytes.length == 0 ? -1 : bytes.length);
        exchange.getResponseBody().write(bytes);
        exchange.close();
    }
}
