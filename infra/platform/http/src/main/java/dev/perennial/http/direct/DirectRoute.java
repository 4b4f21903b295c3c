package dev.perennial.http.direct;

import dev.perennial.domain.PlayerId;
import jakarta.servlet.http.HttpServletRequest;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * A {@code POST} operation with one id in its path that is answered without the dispatcher. It calls the same
 * controller method that the dispatcher would call.
 *
 * @param prefix the path up to the id
 * @param suffix the path after the id
 * @param body the type of its JSON body
 */
public record DirectRoute<B>(String prefix, String name, String suffix, Class<B> body, Operation<B> operation) {
    /** The form of every id. An id written in any other way is left to the dispatcher. */
    private static final Pattern PLAIN_ID = Pattern.compile("[A-Za-z0-9_-]{1,64}");

    /** Calls the controller. */
    @FunctionalInterface
    public interface Operation<B> {
        Object answer(PlayerId player, String id, HttpServletRequest request, B body);
    }

    /**
     * A route to an operation of a controller.
     *
     * @param path with one variable, such as {@code /api/v1/tables/{table}/moves}
     */
    public static <B> DirectRoute<B> post(String path, Class<B> body, Operation<B> operation) {
        int open = path.indexOf('{');
        int close = path.indexOf('}');
        return new DirectRoute<>(
                path.substring(0, open), path.substring(open + 1, close), path.substring(close + 1), body, operation);
    }

    /** As metrics name it. */
    String pattern() {
        return prefix + "{" + name + "}" + suffix;
    }

    /** The id in a path that is written exactly as the route is. */
    Optional<String> id(String path) {
        if (path.length() <= prefix.length() + suffix.length() || !path.startsWith(prefix) || !path.endsWith(suffix)) {
            return Optional.empty();
        }
        String id = path.substring(prefix.length(), path.length() - suffix.length());
        return PLAIN_ID.matcher(id).matches() ? Optional.of(id) : Optional.empty();
    }
}
