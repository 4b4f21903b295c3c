package dev.perennial.http;

import java.util.Map;
import java.util.TreeMap;
import java.util.function.BiConsumer;

/** The security headers, on every answer, including those that no service has written. */
public final class SecurityHeaders {
    public static final String CONTENT_POLICY = "Content-Security-Policy";
    /** The header by which older browsers refuse frames. */
    public static final String FRAMES = "X-Frame-Options";

    private static final String NO_FRAMES = "frame-ancestors 'none'";

    private static final Map<String, String> ALL = new TreeMap<>(Map.of(
            CONTENT_POLICY,
            policy(""),
            "Referrer-Policy",
            "same-origin",
            "X-Content-Type-Options",
            "nosniff",
            FRAMES,
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
        return "default-src 'self'; script-src 'self'" + scripts + "; object-src 'none'; base-uri 'none'; " + NO_FRAMES
                + "; form-action 'self'";
    }

    /** The same policy for a page that these sites may show in a frame. */
    public static String framedBy(String policy, String sites) {
        return policy.replace(NO_FRAMES, "frame-ancestors " + sites);
    }
}
