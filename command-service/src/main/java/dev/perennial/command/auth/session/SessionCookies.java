package dev.perennial.command.auth.session;

import dev.perennial.command.auth.AuthSettings;
import dev.perennial.command.auth.token.Tokens;
import dev.perennial.http.token.TokenCookie;
import jakarta.servlet.http.Cookie;
import jakarta.servlet.http.HttpServletRequest;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.springframework.http.HttpHeaders;
import org.springframework.http.ResponseCookie;
import org.springframework.http.ResponseEntity;
import org.springframework.stereotype.Component;

/** Hands a sign-in to browsers as cookies and to programs as text. */
@Component
public class SessionCookies {
    static final String REFRESH = "perennial_refresh";
    private static final String PATH = "/api/v1/auth";

    private final Tokens tokens;
    private final AuthSettings settings;

    SessionCookies(Tokens tokens, AuthSettings settings) {
        this.tokens = tokens;
        this.settings = settings;
    }

    public ResponseEntity<SignedIn> answer(
            HttpServletRequest request, Sessions.Opened opened, @Nullable List<String> recoveryCodes) {
        var account = opened.account();
        Duration lifetime = settings.accessLifetime();
        String token = token(opened);
        boolean forProgram = !isBrowser(request);
        return ResponseEntity.ok()
                .headers(headers(request, opened, token))
                .body(new SignedIn(
                        account.player(),
                        account.displayName(),
                        account.guest(),
                        account.roles(),
                        lifetime.toSeconds(),
                        forProgram ? token : null,
                        forProgram ? opened.refreshToken() : null,
                        recoveryCodes));
    }

    /** For a browser that is sent on. */
    public HttpHeaders of(HttpServletRequest request, Sessions.Opened opened) {
        return headers(request, opened, token(opened));
    }

    private String token(Sessions.Opened opened) {
        var account = opened.account();
        return tokens.issue(
                account.player(), account.roles(), account.guest(), opened.session(), settings.accessLifetime());
    }

    private HttpHeaders headers(HttpServletRequest request, Sessions.Opened opened, String token) {
        var headers = new HttpHeaders();
        boolean secure = request.isSecure();
        headers.add(
                HttpHeaders.SET_COOKIE,
                TokenCookie.of(token, settings.accessLifetime(), secure).toString());
        headers.add(
                HttpHeaders.SET_COOKIE,
                refreshCookie(opened.refreshToken(), opened.lifetime(), secure).toString());
        headers.add(HttpHeaders.CACHE_CONTROL, "no-store");
        return headers;
    }

    public ResponseEntity<Void> cleared(HttpServletRequest request) {
        return ResponseEntity.noContent()
                .header(HttpHeaders.SET_COOKIE, gone(request).toArray(String[]::new))
                .build();
    }

    /** The headers that delete the browser's cookies. */
    public List<String> gone(HttpServletRequest request) {
        return List.of(
                TokenCookie.of("", Duration.ZERO, request.isSecure()).toString(),
                refreshCookie("", Duration.ZERO, request.isSecure()).toString());
    }

    public static Optional<String> refreshToken(HttpServletRequest request, @Nullable String given) {
        Cookie[] cookies = request.getCookies();
        Optional<String> sent = cookies == null
                ? Optional.empty()
                : Arrays.stream(cookies)
                        .filter(cookie -> cookie.getName().equals(REFRESH))
                        .map(Cookie::getValue)
                        .findFirst();
        return Optional.ofNullable(given).or(() -> sent).filter(token -> !token.isEmpty());
    }

    /** No script can make a browser leave these headers out, so none gets a token in a body. */
    private static boolean isBrowser(HttpServletRequest request) {
        return request.getHeader(HttpHeaders.ORIGIN) != null || request.getHeader("Sec-Fetch-Site") != null;
    }

    private static ResponseCookie refreshCookie(String token, Duration lifetime, boolean secure) {
        return ResponseCookie.from(REFRESH, token)
                .httpOnly(true)
                .secure(secure)
                .sameSite("Strict")
                .path(PATH)
                .maxAge(lifetime)
                .build();
    }
}
