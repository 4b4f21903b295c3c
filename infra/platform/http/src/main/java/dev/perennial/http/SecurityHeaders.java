package dev.perennial.http;

import java.util.Map;
import java.util.TreeMap;
import java.util.function.BiConsumer;

/** The security headers, on every answer, including those that no service has written. */
public final class SecurityHeaders {
    public static final String CONTENT_POLICY = "Content-Security-Policy";

    private static final Map<String, String> ALL = new TreeMap<>(Map.of(
            CONTENT_POLICY,
            policy(""),
            "Referrer-Policy",
            "same-origin",
            "X-Content-Type-Options",
            "nosniff",
            "X-Frame-Options",
            "DENY",
            "X-XSS-Protection",
            "0"));

    private SecurityHeaders() {}

    /** Names and values go to whatever sets a header there. */
    public static void write(BiConsumer<String, String> answer) {
        ALL.forEach(answer);
    }

    /** The content policy; {@code scripts} names sources of scripts besides our own files. */
    public static String policy(String scripts) {
        return "default-src 'self'; script-src 'self'" + scripts
                + "; object-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'self'";
    }
}
