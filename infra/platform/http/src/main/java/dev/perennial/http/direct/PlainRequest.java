package dev.perennial.http.direct;

import jakarta.servlet.http.HttpServletRequest;
import java.util.Collections;
import java.util.Enumeration;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/**
 * Whether a request has only headers whose meaning is known here, each of them once and in plain characters. Everything
 * else is left to the firewall and the content negotiation of the ordinary way.
 */
final class PlainRequest {
    private static final Map<String, Set<String>> VALUES = Map.of(
            "content-type", Set.of("application/json", "application/json;charset=utf-8"),
            "accept", Set.of("*/*", "application/json"));

    /** Those without a meaning to any operation, and those that the filters before this one or the operation read. */
    private static final Set<String> KNOWN = caseless(
            "Accept",
            "Accept-Encoding",
            "Accept-Language",
            "Authorization",
            "Cache-Control",
            "Connection",
            "Content-Length",
            "Content-Type",
            "Cookie",
            "DNT",
            "Host",
            "HTTP2-Settings",
            "Idempotency-Key",
            "Keep-Alive",
            "Origin",
            "Pragma",
            "Priority",
            "Referer",
            "Transfer-Encoding",
            "Upgrade",
            "User-Agent",
            "Via",
            "X-Correlation-Id");

    private PlainRequest() {}

    static boolean is(HttpServletRequest request) {
        if (request.getQueryString() != null || request.getContentType() == null) {
            return false;
        }
        for (String name : Collections.list(request.getHeaderNames())) {
            if (!isKnown(name) || !isPlain(name, request.getHeaders(name))) {
                return false;
            }
        }
        return true;
    }

    private static boolean isKnown(String name) {
        return KNOWN.contains(name) || name.regionMatches(true, 0, "Sec-", 0, "Sec-".length());
    }

    private static boolean isPlain(String name, Enumeration<String> values) {
        if (!values.hasMoreElements()) {
            return false;
        }
        String value = values.nextElement();
        if (values.hasMoreElements() || !value.chars().allMatch(each -> each >= ' ' && each <= '~')) {
            return false;
        }
        Set<String> allowed = VALUES.get(name.toLowerCase(Locale.ROOT));
        return allowed == null || allowed.contains(value.replace(" ", "").toLowerCase(Locale.ROOT));
    }

    private static Set<String> caseless(String... names) {
        Set<String> all = new TreeSet<>(String.CASE_INSENSITIVE_ORDER);
        Collections.addAll(all, names);
        return Collections.unmodifiableSet(all);
    }
}
