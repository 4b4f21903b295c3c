package dev.perennial.tournament.http;

import com.nimbusds.jose.JOSEException;
import com.nimbusds.jose.JWSAlgorithm;
import com.nimbusds.jose.JWSHeader;
import com.nimbusds.jose.crypto.ECDSASigner;
import com.nimbusds.jose.jwk.Curve;
import com.nimbusds.jose.jwk.ECKey;
import com.nimbusds.jose.jwk.JWKSet;
import com.nimbusds.jose.jwk.gen.ECKeyGenerator;
import com.nimbusds.jwt.JWTClaimsSet;
import com.nimbusds.jwt.SignedJWT;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.util.Date;
import java.util.List;

/** Signs tokens as the command service does, and publishes the key they are checked with. */
final class TestKeys {
    private static final Duration HOUR = Duration.ofHours(1);

    private final ECKey key;
    private final HttpServer server;

    TestKeys() {
        try {
            key = new ECKeyGenerator(Curve.P_256).keyID("test").generate();
            server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        } catch (JOSEException | IOException e) {
            throw new IllegalStateException(e);
        }
        byte[] set = new JWKSet(key.toPublicJWK()).toString().getBytes(StandardCharsets.UTF_8);
        server.createContext("/jwks", exchange -> {
            exchange.getResponseHeaders().add("Content-Type", "application/json");
            exchange.sendResponseHeaders(200, set.length);
            try (var out = exchange.getResponseBody()) {
                out.write(set);
            }
        });
        server.start();
    }

    String address() {
        return "http://127.0.0.1:" + server.getAddress().getPort() + "/jwks";
    }

    String token(String player, String... roles) {
        return signed(claims(player, Instant.now()).claim("roles", List.of(roles)));
    }

    String guest(String player) {
        return signed(
                claims(player, Instant.now()).claim("roles", List.of("player")).claim("guest", true));
    }

    /** Genuine, but of an hour ago. */
    String expired(String player) {
        return signed(claims(player, Instant.now().minus(HOUR).minus(HOUR)).claim("roles", List.of("player", "admin")));
    }

    /** What a program gets that acts in the player's name. */
    String program(String player, String scope) {
        return signed(
                claims(player, Instant.now()).claim("roles", List.of("player")).claim("scopes", List.of(scope)));
    }

    /** Signed with a key nobody published. */
    static String forged(String player) {
        return new TestKeys().token(player, "player", "admin");
    }

    private static JWTClaimsSet.Builder claims(String player, Instant issued) {
        return new JWTClaimsSet.Builder()
                .issuer("perennial")
                .subject(player)
                .issueTime(Date.from(issued))
                .expirationTime(Date.from(issued.plus(HOUR)));
    }

    private String signed(JWTClaimsSet.Builder claims) {
        try {
            var token = new SignedJWT(
                    new JWSHeader.Builder(JWSAlgorithm.ES256)
                            .keyID(key.getKeyID())
                            .build(),
                    claims.build());
            token.sign(new ECDSASigner(key));
            return token.serialize();
        } catch (JOSEException e) {
            throw new IllegalStateException(e);
        }
    }
}
