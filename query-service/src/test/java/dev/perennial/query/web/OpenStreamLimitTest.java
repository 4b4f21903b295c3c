package dev.perennial.query.web;

import static org.assertj.core.api.Assertions.assertThat;

import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import java.io.IOException;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.springframework.mock.web.MockHttpServletRequest;
import org.springframework.mock.web.MockHttpServletResponse;
import org.springframework.security.core.context.SecurityContextHolder;
import org.springframework.security.oauth2.jwt.Jwt;
import org.springframework.security.oauth2.server.resource.authentication.JwtAuthenticationToken;

class OpenStreamLimitTest {
    private static final String EXPORT = "/api/v1/export/games.ndjson";

    private OpenStreamLimit limit = OpenStreamLimit.ofAddress(3);

    @Test
    void oneAddressTakesAwayTwoHeapsOfGamesAtATime() throws Exception {
        assertThat(openAtOnce(EXPORT, "203.0.113.7", 4)).isEqualTo(2);
        assertThat(openAtOnce(EXPORT, "203.0.113.7", 4))
                .as("when those are over")
                .isEqualTo(2);
    }

    @Test
    void streamsAndHeapsOfGamesAreCountedApart() throws Exception {
        var inside = new AtomicInteger();
        ask("/api/v1/lobby/stream", "203.0.113.7", (_, _) -> inside.set(openAtOnce(EXPORT, "203.0.113.7", 4)));
        assertThat(inside).hasValue(2);
        assertThat(openAtOnce("/api/v1/tv/stream", "203.0.113.7", 9)).isEqualTo(3);
    }

    @Test
    void whatIsAnsweredAtOnceAndWhoAsksFromThisMachineIsNotCounted() throws Exception {
        assertThat(openAtOnce("/api/v1/lobby", "203.0.113.7", 9)).isEqualTo(9);
        assertThat(openAtOnce(EXPORT, "127.0.0.1", 9)).isEqualTo(9);
    }

    @Test
    void aNetworkOfTheSixthVersionIsOneAddress() throws Exception {
        var inside = new AtomicInteger();
        ask(EXPORT, "2001:db8:1:2::1", (_, _) -> inside.set(openAtOnce(EXPORT, "2001:db8:1:2:ffff::2", 4)));
        assertThat(inside).hasValue(1);
    }

    @Test
    void anAccountHasSoManyStreamsWhereverItIs() throws Exception {
        limit = OpenStreamLimit.ofAccount(3);
        assertThat(openAtOnce("/api/v1/tv/stream", "127.0.0.1", 9))
                .as("signed in as nobody")
                .isEqualTo(9);
        signIn("alice");
        assertThat(openAtOnce("/api/v1/tv/stream", "127.0.0.1", 9)).isEqualTo(3);
        var inside = new AtomicInteger();
        ask("/api/v1/tv/stream", "127.0.0.1", (_, _) -> {
            signIn("bob");
            inside.set(openAtOnce("/api/v1/tv/stream", "203.0.113.7", 9));
        });
        assertThat(inside).as("another account's").hasValue(3);
    }

    private static void signIn(String name) {
        var token = Jwt.withTokenValue("t").header("alg", "none").subject(name).build();
        SecurityContextHolder.getContext().setAuthentication(new JwtAuthenticationToken(token));
    }

    @AfterEach
    void signOut() {
        SecurityContextHolder.clearContext();
    }

    /** Each is asked for while all before it are still being answered; tells how many were let through. */
    private int openAtOnce(String path, String address, int count) throws IOException, ServletException {
        if (count == 0) {
            return 0;
        }
        var more = new AtomicInteger();
        ask(path, address, (_, _) -> more.set(1 + openAtOnce(path, address, count - 1)));
        return more.get();
    }

    private void ask(String path, String address, FilterChain chain) throws IOException, ServletException {
        var request = new MockHttpServletRequest("GET", path);
        request.setServletPath(path);
        request.setRemoteAddr(address);
        var response = new MockHttpServletResponse();
        limit.doFilter(request, response, chain);
        assertThat(response.getStatus()).isIn(200, 429);
    }
}
