package dev.perennial.http.token;

import jakarta.servlet.http.Cookie;
import jakarta.servlet.http.HttpServletRequest;
import java.time.Duration;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.springframework.http.ResponseCookie;
import org.springframework.security.oauth2.server.resource.web.BearerTokenResolver;
import org.springframework.security.oauth2.server.resource.web.DefaultBearerTokenResolver;

/** Browsers carry the token in a cookie, since EventSource cannot send headers; programs send it as Bearer. */
public final class TokenCookie implements BearerTokenResolver {
    public static final String NAME = "perennial_token";

    /** The pages and the token endpoints: an old or broken token must not block them. */
    private static final Pattern WITHOUT = Pattern.compile("(?!/api/v1/)[^%]*|"
            + "/api/v1/auth/(dev|sign-up|sign-in|sign-out|guest|refresh|recover|token|ways|external/[a-z]+)");

    private final BearerTokenResolver header = new DefaultBearerTokenResolver();

    @Override
    public @Nullable String resolve(HttpServletRequest request) {
        return WITHOUT.matcher(request.getRequestURI()).matches() ? null : sent(request);
    }

    /** The token that came with the request, wherever it goes. */
    public @Nullable String sent(HttpServletRequest request) {
        String fromHeader = header.resolve(request);
        return fromHeader != null ? fromHeader : fromCookie(request);
    }

    private static @Nullable String fromCookie(HttpServletRequest request) {
        Cookie[] cookies = request.getCookies();
        if (cookies != null) {
            for (Cookie cookie : cookies) {
                if (cookie.getName().equals(NAME) && !cookie.getValue().isEmpty()) {
                    return cookie.getValue();
                }
            }
        }
        return null;
    }

    public static ResponseCookie of(String token, Duration lifetime, boolean secure) {
        return ResponseCookie.from(NAME, token)
                .httpOnly(true)
                .secure(secure)
                .sameSite("Strict")
                .path("/")
                .maxAge(lifetime)
                .build();
    }
}
