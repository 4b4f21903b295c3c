package dev.perennial.testing.fuzz;

import dev.perennial.contract.json.Json;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Requests that are wrong in one way or another, the same ones for the same seed. */
public final class BadRequests {
    private static final Pattern VARIABLE = Pattern.compile("\\{[^}]*}");
    private static final List<String> PATHS = List.of(
            "0",
            "-1",
            "99999999999999999999",
            "x",
            "p-none",
            "null",
            "%00",
            "%0a",
            "..%2f..",
            "%F0%9F%8C%B3",
            "' or 1=1 --",
            "{}",
            "a b",
            "true",
            "1e9",
            "00000000-0000-0000-0000-000000000000",
            "z".repeat(65),
            "z".repeat(2000),
            "%",
            "%zz",
            ";x=1",
            "\u0430\u0431");
    private static final List<String> BODIES = List.of(
            "",
            " ",
            "null",
            "true",
            "17",
            "-0",
            "1e400",
            "\"text\"",
            "[]",
            "[1,2",
            "{",
            "}",
            "{]",
            "{\"a\"}",
            "{'a':1}",
            "{\"a\":1,\"a\":2}",
            "{\"zzz\":1}",
            "{}{}",
            "{} x",
            "\u0000",
            "\uFEFF{}",
            "{\"\":\"\"}",
            "<xml/>",
            "a=b&c=d",
            "{\"name\":\"\\ud800\"}",
            "[".repeat(5000),
            "{\"a\":".repeat(2000),
            "\"" + "y".repeat(70_000) + "\"",
            "{\"name\":\"" + "n".repeat(60_000) + "\"}",
            "1".repeat(3000),
            "{\"__proto__\":{}}",
            "NaN");
    private static final List<Object> VALUES = Arrays.asList(
            null,
            true,
            -1,
            0,
            Integer.MAX_VALUE,
            Long.MAX_VALUE,
            1.5,
            "",
            " ",
            "\u0000",
            "x".repeat(3000),
            "'; drop table account; --",
            List.of(),
            Arrays.asList((Object) null),
            List.of(List.of()),
            Map.of(),
            Map.of("a", Map.of("b", 1)),
            "\ud83c",
            "../../etc/passwd",
            "<script>",
            "%n%s");
    private static final List<String> TYPES = List.of(
            "application/json",
            "application/json",
            "application/json",
            "text/plain",
            "application/xml",
            "application/json;charset=utf-16",
            "multipart/form-data",
            "application/x-www-form-urlencoded",
            "nonsense",
            "*/*");

    /** Forms that broke something before are sent first, and so to every endpoint in every run. */
    private static final List<String> FORMS_THAT_BROKE = List.of("%n%s", " ");

    private final Random random;
    private final List<String> known;
    private int sent;

    /** @param known existing ids that the sender may not access */
    public BadRequests(long seed, List<String> known) {
        random = new Random(seed);
        this.known = List.copyOf(known);
    }

    public record Request(String path, String body, String type, String key) {}

    public Request next(Endpoint endpoint) {
        String path = VARIABLE.matcher(endpoint.path()).replaceAll(_ -> Matcher.quoteReplacement(segment()));
        if (random.nextInt(8) == 0) {
            path += "?" + encoded(one(PATHS)) + "=" + encoded(one(PATHS)) + "&all=" + encoded(one(PATHS));
        }
        if (sent < FORMS_THAT_BROKE.size()) {
            return new Request(path, FORMS_THAT_BROKE.get(sent++), "application/x-www-form-urlencoded", "key");
        }
        String body = endpoint.fields().isEmpty() ? random.nextBoolean() ? one(BODIES) : "" : body(endpoint);
        return new Request(path, body, one(TYPES), random.nextInt(4) == 0 ? "k".repeat(random.nextInt(300)) : "key");
    }

    private String segment() {
        if (!known.isEmpty() && random.nextBoolean()) {
            return one(known);
        }
        String text = one(PATHS);
        return text.startsWith("%") || text.startsWith(";") || text.contains("%2f") ? text : encoded(text);
    }

    private static String encoded(String text) {
        return URLEncoder.encode(text, StandardCharsets.UTF_8).replace("+", "%20");
    }

    /**
     * Half of them nonsense, half of them nearly right: a known record with a value that does not belong there. At
     * tables also records that can be read, with extreme values: no sender has a seat, so they are bad too.
     */
    private String body(Endpoint endpoint) {
        if (random.nextBoolean()) {
            return one(BODIES);
        }
        boolean readable = endpoint.path().startsWith("/api/v1/tables") && random.nextBoolean();
        var fields = new LinkedHashMap<String, Object>();
        String spoilt = readable ? "" : one(new ArrayList<>(endpoint.fields().keySet()));
        endpoint.fields().forEach((name, kind) -> {
            if (name.equals(spoilt)) {
                fields.put(name, wrong(kind));
            } else if (readable) {
                fields.put(name, extreme(kind));
            } else if (random.nextInt(3) > 0) {
                fields.put(name, one(VALUES));
            }
        });
        if (random.nextInt(5) == 0) {
            fields.put("unknown", one(VALUES));
        }
        return Json.mapper().writeValueAsString(fields);
    }

    /** Surely of another type. */
    private Object wrong(Endpoint.Kind kind) {
        return switch (kind) {
            case TEXT -> one(List.of(1, true, List.of("a"), Map.of("a", 1)));
            case LIST -> one(List.of("a", 7, Map.of("a", 1), List.of(Map.of()), List.of(List.of(1))));
            case OTHER -> one(List.of("text", List.of("a"), "", "1", "\u0000"));
        };
    }

    private Object extreme(Endpoint.Kind kind) {
        return switch (kind) {
            case TEXT -> one(VALUES.stream().filter(String.class::isInstance).toList());
            case LIST -> one(VALUES.stream().filter(List.class::isInstance).toList());
            case OTHER -> one(List.of(-1, 0, Integer.MAX_VALUE, true, Map.of(), Map.of("type", "NoSuch")));
        };
    }

    public <T> T one(List<T> all) {
        return all.get(random.nextInt(all.size()));
    }
}
