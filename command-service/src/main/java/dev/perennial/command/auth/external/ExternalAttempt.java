package dev.perennial.command.auth.external;

import dev.perennial.command.auth.Secret;
import jakarta.servlet.http.Cookie;
import jakarta.servlet.http.HttpServletRequest;
import java.time.Duration;
import java.util.Arrays;
import java.util.Optional;
import org.springframework.http.ResponseCookie;

/**
 * One sign-in on its way to the provider and back. It travels in a cookie, so that only the browser that started it can
 * finish it, and no node has to remember it.
 */
record ExternalAttempt(String state, String nonce, String verifier) {
    static final String COOKIE = "perennial_external";
    private static final Duration LIFETIME = Duration.ofMinutes(10);

    static ExternalAttempt fresh() {
        return new ExternalAttempt(Secret.fresh(""), Secret.fresh(""), Secret.fresh(""));
    }

    static Optional<ExternalAttempt> of(HttpServletRequest request) {
        Cookie[] cookies = request.getCookies();
        return Arrays.stream(cookies == null ? new Cookie[0] : cookies)
                .filter(cookie -> cookie.getName().equals(COOKIE))
                .map(cookie -> cookie.getValue().split("\\.", -1))
                .filter(parts -> parts.length == 3)
                .map(parts -> new ExternalAttempt(parts[0], parts[1], parts[2]))
                .findFirst();
    }

    /** Lax, because the provider's site sends the browser back. */
    ResponseCookie cookie(boolean secure) {
        return cookie(String.join(".", state, nonce, verifier), LIFETIME, secure);
    }

    static ResponseCookie noCookie(boolean secure) {
        return cookie("", Duration.ZERO, secure);
    }

    private static ResponseCookie cookie(String value, Duration lifetime, boolean secure) {
        return ResponseCookie.from(COOKIE, value)
                .httpOnly(true)
                .secure(secure)
                .sameSite("Lax")
                .path("/api/v1/auth/external")
                .maxAge(lifetime)
                .build();
    }

    @Override
    public String toString() {
        return "ExternalAttempt";
    }
}
