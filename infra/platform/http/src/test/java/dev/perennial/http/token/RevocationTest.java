package dev.perennial.http.token;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.perennial.contract.json.Json;
import dev.perennial.contract.player.RevokedRights;
import dev.perennial.http.CurrentPlayer;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.springframework.security.core.context.SecurityContextHolder;
import org.springframework.security.oauth2.jwt.Jwt;
import org.springframework.security.oauth2.server.resource.authentication.JwtAuthenticationToken;

class RevocationTest {
    private static final Instant NOON = Instant.parse("2026-11-16T12:00:00Z");

    private final RevocationListener revocations = new RevocationListener();

    @AfterEach
    void forget() {
        SecurityContextHolder.clearContext();
    }

    @Test
    void everyEndIsAnsweredByItsCode() {
        hear(NOON, Set.of("eve"), Set.of("erased"), Set.of("s-1"), Map.of("olga", NOON));
        assertRefused("SUSPENDED", token("eve", "s-9"));
        assertRefused("SESSION_OVER", token("erased", "s-9"));
        assertRefused("SESSION_OVER", token("ann", "s-1"));
        assertGood(token("ann", "s-2"));
    }

    @Test
    void whoLostARoleHasProgramsThatMustAskAgain() {
        hear(NOON, Set.of(), Set.of(), Set.of(), Map.of("olga", NOON));
        assertRefused("SESSION_OVER", program("olga", NOON));
        assertGood(program("olga", NOON.plusSeconds(1)));
        assertGood(token("olga", "s-1"));
    }

    @Test
    void whatAStolenKeySignedIsWorthNothingWhateverItSays() {
        var ended = new RevokedRights(NOON, Set.of(), Set.of(), Set.of(), Map.of(), Set.of("stolen"));
        revocations.accept(Json.mapper().writeValueAsBytes(ended));
        assertRefused("SESSION_OVER", signed("stolen", NOON.plusSeconds(86_400)));
        assertGood(signed("fresh", NOON.minusSeconds(1)));
        // Without the name of its key it may be of any of them.
        assertRefused("SESSION_OVER", token("ann", "s-1"));
    }

    @Test
    void theLatestCountsWhicheverArrivesLast() {
        hear(NOON, Set.of(), Set.of(), Set.of("s-1"), Map.of());
        hear(NOON.minusSeconds(1), Set.of(), Set.of(), Set.of(), Map.of());
        assertRefused("SESSION_OVER", token("ann", "s-1"));
        hear(NOON.plusSeconds(1), Set.of(), Set.of(), Set.of(), Map.of());
        assertGood(token("ann", "s-1"));
    }

    @Test
    void whatCannotBeReadChangesNothing() {
        hear(NOON, Set.of(), Set.of(), Set.of("s-1"), Map.of());
        revocations.accept("{\"asOf\":".getBytes(StandardCharsets.UTF_8));
        assertRefused("SESSION_OVER", token("ann", "s-1"));
    }

    @Test
    void aLongAnswerNoticesThatItsTokenWasTakenBack() {
        SecurityContextHolder.getContext().setAuthentication(new JwtAuthenticationToken(token("ann", "s-1")));
        StreamAuthorization anns = StreamAuthorization.now(List.of(revocations));
        SecurityContextHolder.clearContext();
        StreamAuthorization nobodys = StreamAuthorization.now(List.of(revocations));
        assertThat(anns.isValid()).isTrue();
        hear(NOON, Set.of(), Set.of(), Set.of("s-1"), Map.of());
        assertThat(anns.isValid()).isFalse();
        assertThat(nobodys.isValid()).isTrue();
    }

    private void hear(
            Instant asOf, Set<String> suspended, Set<String> erased, Set<String> sessions, Map<String, Instant> cut) {
        revocations.accept(
                Json.mapper().writeValueAsBytes(new RevokedRights(asOf, suspended, erased, sessions, cut, Set.of())));
    }

    private void assertRefused(String code, Jwt token) {
        assertThatThrownBy(() -> revocations.check(token))
                .isInstanceOfSatisfying(
                        TokenRefused.class,
                        refused -> assertThat(refused.problem().code()).isEqualTo(code));
    }

    private void assertGood(Jwt token) {
        assertThatCode(() -> revocations.check(token)).doesNotThrowAnyException();
    }

    private static Jwt token(String player, String session) {
        return of(player).claim(CurrentPlayer.SESSION, session).build();
    }

    private static Jwt program(String player, Instant issued) {
        return of(player)
                .claim(CurrentPlayer.SCOPES, List.of("play"))
                .issuedAt(issued)
                .build();
    }

    private static Jwt signed(String key, Instant issued) {
        return of("ann").header("kid", key).issuedAt(issued).build();
    }

    private static Jwt.Builder of(String player) {
        return Jwt.withTokenValue("token").header("alg", "ES256").subject(player);
    }
}
