package dev.perennial.command.auth.token;

import com.nimbusds.jose.JOSEException;
import com.nimbusds.jose.JWSAlgorithm;
import com.nimbusds.jose.JWSHeader;
import com.nimbusds.jose.crypto.ECDSASigner;
import com.nimbusds.jose.crypto.MACSigner;
import com.nimbusds.jose.jwk.ECKey;
import com.nimbusds.jwt.JWTClaimsSet;
import com.nimbusds.jwt.PlainJWT;
import com.nimbusds.jwt.SignedJWT;
import dev.perennial.command.CommandNode;
import java.time.Duration;
import java.time.Instant;
import java.util.Date;
import java.util.List;

/** Tokens that must not be believed. */
public final class SpoiltTokens {
    private static final Duration HOUR = Duration.ofHours(1);

    private final ECKey key;

    public SpoiltTokens(CommandNode node) {
        this.key = node.bean(SigningKeys.class).current();
    }

    /** Genuine, but of yesterday. */
    public String expired(String player) {
        Instant end = Instant.now().minus(HOUR);
        return signed(key, claims(player, end.minus(HOUR), end));
    }

    /** Good as long as the key is, whatever the time. */
    public String ofTomorrow(String player) {
        Instant now = Instant.now();
        return signed(key, claims(player, now.plus(HOUR), now.plus(HOUR).plus(HOUR)));
    }

    public List<String> all(String player) {
        Instant now = Instant.now();
        var good = claims(player, now, now.plus(HOUR));
        String genuine = signed(key, good);
        String forged = signed(KeyFile.fresh(now), good);
        String[] parts = genuine.split("\\.");
        return List.of(
                expired(player),
                forged,
                // Another key under the name of ours.
                signed(
                        new ECKey.Builder(KeyFile.fresh(now))
                                .keyID(key.getKeyID())
                                .build(),
                        good),
                new PlainJWT(good).serialize(),
                byPublicKey(good),
                parts[0] + "." + forged.split("\\.")[1] + "x." + parts[2],
                genuine.substring(0, genuine.length() - 6),
                parts[0] + "." + parts[1] + ".",
                "a.b.c",
                "x".repeat(5_000),
                signed(
                        key,
                        new JWTClaimsSet.Builder()
                                .expirationTime(Date.from(now.plus(HOUR)))
                                .build()),
                signed(
                        key,
                        new JWTClaimsSet.Builder()
                                .subject("no id!")
                                .expirationTime(Date.from(now.plus(HOUR)))
                                .build()));
    }

    private static JWTClaimsSet claims(String player, Instant issued, Instant end) {
        return new JWTClaimsSet.Builder()
                .issuer("perennial")
                .subject(player)
                .claim("roles", List.of("player", "organiser", "admin"))
                .issueTime(Date.from(issued))
                .expirationTime(Date.from(end))
                .build();
    }

    private static String signed(ECKey key, JWTClaimsSet claims) {
        try {
            var token = new SignedJWT(
                    new JWSHeader.Builder(JWSAlgorithm.ES256)
                            .keyID(key.getKeyID())
                            .build(),
                    claims);
            token.sign(new ECDSASigner(key));
            return token.serialize();
        } catch (JOSEException e) {
            throw new IllegalStateException(e);
        }
    }

    /** The old trick: the public key, which everybody knows, as the secret of another algorithm. */
    private String byPublicKey(JWTClaimsSet claims) {
        try {
            var token = new SignedJWT(
                    new JWSHeader.Builder(JWSAlgorithm.HS256)
                            .keyID(key.getKeyID())
                            .build(),
                    claims);
            token.sign(new MACSigner(key.toPublicKey().getEncoded()));
            return token.serialize();
        } catch (JOSEException e) {
            throw new IllegalStateException(e);
        }
    }
}
