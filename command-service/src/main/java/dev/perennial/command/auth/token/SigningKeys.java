package dev.perennial.command.auth.token;

import com.nimbusds.jose.jwk.ECKey;
import com.nimbusds.jose.jwk.JWK;
import com.nimbusds.jose.jwk.JWKSelector;
import com.nimbusds.jose.jwk.JWKSet;
import com.nimbusds.jose.jwk.source.JWKSource;
import com.nimbusds.jose.proc.SecurityContext;
import dev.perennial.command.auth.AuthSettings;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.Date;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.scheduling.annotation.Scheduled;
import org.springframework.stereotype.Component;

/**
 * The keys that sign tokens. The current one is replaced from time to time; the one before stays published until the
 * last token it signed has expired.
 */
@Component
public class SigningKeys implements JWKSource<SecurityContext> {
    private static final Logger LOG = LoggerFactory.getLogger(SigningKeys.class);
    private static final Duration CLOCKS_DIFFER = Duration.ofMinutes(5);
    private static final Duration LOOK_AGAIN = Duration.ofSeconds(1);

    private final KeyFile file;
    private final Duration rotation;
    private final Duration kept;
    private final InstantSource clock;
    private volatile List<ECKey> keys;
    private volatile Instant looked = Instant.MIN;

    SigningKeys(@Value("${perennial.data}") Path dataFolder, AuthSettings settings, InstantSource clock) {
        this.file = new KeyFile(dataFolder);
        this.rotation = settings.keyRotation();
        this.kept = longest(settings.accessLifetime(), Tokens.DEVELOPMENT).plus(CLOCKS_DIFFER);
        this.clock = clock;
        this.keys = file.readOrCreate(clock.instant());
    }

    ECKey current() {
        return keys.getFirst();
    }

    /** The public halves, the current one first. */
    public JWKSet published() {
        return new JWKSet(good().<JWK>map(ECKey::toPublicJWK).toList());
    }

    private Stream<ECKey> good() {
        Instant now = clock.instant();
        return keys.stream().filter(key -> isGood(key, now));
    }

    private static boolean isGood(ECKey key, Instant now) {
        return key.getExpirationTime() == null
                || key.getExpirationTime().toInstant().isAfter(now);
    }

    /** Another node may have changed the key a moment ago, so that an unknown one is looked for in the file. */
    @Override
    public List<JWK> get(JWKSelector selector, @Nullable SecurityContext context) {
        List<JWK> found = selector.select(published());
        if (found.isEmpty() && looked.plus(LOOK_AGAIN).isBefore(clock.instant())) {
            looked = clock.instant();
            follow();
            found = selector.select(published());
        }
        return found;
    }

    /** Signs with a new key from now on; tokens signed with the old ones are valid until they expire. */
    public void rotate() {
        Instant now = clock.instant();
        keys = file.change(old -> Stream.concat(
                        Stream.of(KeyFile.fresh(now)), old.stream().map(key -> retired(key, now)))
                .toList());
        LOG.info("new signing key; {} older keys stay valid", keys.size() - 1);
    }

    /** Signs with a new key from now on and knows no other; answers the ids of those that it knew. */
    List<String> replace() {
        var gone = new ArrayList<String>();
        keys = file.change(old -> {
            old.forEach(key -> gone.add(key.getKeyID()));
            return List.of(KeyFile.fresh(clock.instant()));
        });
        LOG.warn("new signing key; all older keys are revoked");
        return gone;
    }

    private ECKey retired(ECKey key, Instant now) {
        return key.getExpirationTime() != null
                ? key
                : new ECKey.Builder(key)
                        .expirationTime(Date.from(now.plus(kept)))
                        .build();
    }

    /** Only one node finds the key too old; the others see the new one. */
    @Scheduled(fixedDelayString = "PT1H")
    void keepFresh() {
        Instant now = clock.instant();
        keys = file.change(old -> {
            Date issued = old.getFirst().getIssueTime();
            boolean due = issued == null || !issued.toInstant().plus(rotation).isAfter(now);
            Stream<ECKey> known =
                    old.stream().map(key -> due ? retired(key, now) : key).filter(key -> isGood(key, now));
            return (due ? Stream.concat(Stream.of(KeyFile.fresh(now)), known) : known).toList();
        });
    }

    @Scheduled(fixedDelayString = "PT10S")
    void follow() {
        try {
            keys = file.read();
        } catch (RuntimeException e) {
            LOG.warn("cannot read the signing keys; using those in memory");
        }
    }

    private static Duration longest(Duration one, Duration other) {
        return one.compareTo(other) > 0 ? one : other;
    }
}
