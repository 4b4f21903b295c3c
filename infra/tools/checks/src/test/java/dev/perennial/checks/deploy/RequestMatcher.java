package dev.perennial.checks.deploy;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;

/** A named matcher of Caddy: every condition must hold, a condition holds when one of its values fits. */
record RequestMatcher(List<Condition> conditions) {

    @FunctionalInterface
    interface Condition {
        boolean holds(String method, String path);
    }

    static RequestMatcher of(List<String> lines) {
        return new RequestMatcher(lines.stream().map(RequestMatcher::condition).toList());
    }

    boolean matches(String method, String path) {
        return conditions.stream().allMatch(condition -> condition.holds(method, path));
    }

    private static Condition condition(String line) {
        if (line.startsWith("not ")) {
            Condition inner = condition(line.substring("not ".length()));
            return (method, path) -> !inner.holds(method, path);
        }
        var words = Arrays.asList(line.split(" +"));
        var values = words.subList(1, words.size());
        return switch (words.getFirst()) {
            case "method" -> (method, _) -> values.contains(method);
            case "path" -> (_, path) -> values.stream().anyMatch(pattern -> pathFits(pattern, path));
            case "path_regexp" -> {
                var pattern = Pattern.compile(values.getFirst());
                yield (_, path) -> pattern.matcher(path).find();
            }
            default -> throw new IllegalArgumentException("cannot read the condition " + line);
        };
    }

    /** Caddy compares paths without regard to case; a star at the end stands for anything. */
    private static boolean pathFits(String pattern, String path) {
        String lower = path.toLowerCase(Locale.ROOT);
        if (pattern.indexOf('*') >= 0 && pattern.indexOf('*') < pattern.length() - 1) {
            throw new IllegalArgumentException("a star in the middle: " + pattern);
        }
        return pattern.endsWith("*")
                ? lower.startsWith(pattern.substring(0, pattern.length() - 1))
                : lower.equals(pattern);
    }
}
