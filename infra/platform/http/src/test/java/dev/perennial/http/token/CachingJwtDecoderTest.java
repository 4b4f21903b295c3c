package dev.perennial.http.token;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.time.Instant;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.springframework.security.oauth2.jwt.BadJwtException;
import org.springframework.security.oauth2.jwt.Jwt;

class CachingJwtDecoderTest {
    private static final Instant START = Instant.parse("2026-11-16T12:00:00Z");

    private final AtomicInteger checks = new AtomicInteger();
    private Instant now = START;
    private boolean keyTakenBack;
    private final CachingJwtDecoder tokens = new CachingJwtDecoder(this::check, () -> now);

    private Jwt check(String token) {
        checks.incrementAndGet();
        if (keyTakenBack || token.equals("forged")) {
            throw new BadJwtException("bad signature");
        }
        return Jwt.withTokenValue(token)
                .header("alg", "ES256")
                .subject(token)
                .expiresAt(START.plusSeconds(30))
                .build();
    }

    @Test
    void aSignatureIsCheckedOnce() {
        assertThat(tokens.decode("alice").getSubject()).isEqualTo("alice");
        assertThat(tokens.decode("bob").getSubject()).isEqualTo("bob");
        assertThat(tokens.decode("alice").getSubject()).isEqualTo("alice");
        assertThat(checks).hasValue(2);
    }

    @Test
    void aTokenEndsInTimeThoughItIsRemembered() {
        var _ = tokens.decode("alice");
        now = START.plusSeconds(30);
        assertThatThrownBy(() -> tokens.decode("alice")).isInstanceOf(BadJwtException.class);
    }

    @Test
    void aKeyThatWasTakenBackIsNoticedWithinAMinute() {
        var _ = tokens.decode("alice");
        keyTakenBack = true;
        now = START.plus(Duration.ofSeconds(61));
        assertThatThrownBy(() -> tokens.decode("alice")).hasMessage("bad signature");
    }

    @Test
    void whatWasRefusedIsAskedAgain() {
        assertThatThrownBy(() -> tokens.decode("forged")).isInstanceOf(BadJwtException.class);
        assertThatThrownBy(() -> tokens.decode("forged")).isInstanceOf(BadJwtException.class);
        assertThat(checks).hasValue(2);
    }
}
