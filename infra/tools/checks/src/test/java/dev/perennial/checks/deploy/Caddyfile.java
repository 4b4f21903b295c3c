package dev.perennial.checks.deploy;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The part of Caddy's configuration language that our front door uses: named matchers, and {@code handle} blocks inside
 * one {@code route}, of which the first that fits is taken. Anything else is refused rather than guessed.
 */
final class Caddyfile {
    private final Map<String, RequestMatcher> matchers = new HashMap<>();
    private final List<Handler> handlers = new ArrayList<>();

    /** @param directives one line each, blocks flattened */
    private record Handler(Optional<String> matcher, List<String> directives) {}

    private Caddyfile() {}

    static Caddyfile parse(String text) {
        var file = new Caddyfile();
        Deque<String> open = new ArrayDeque<>();
        var block = new ArrayList<String>();
        for (String line : text.lines().map(String::strip).toList()) {
            if (line.isEmpty() || line.startsWith("#")) {
                continue;
            }
            if (line.equals("}")) {
                file.closed(open.pop(), block);
            } else if (line.endsWith("{")) {
                String head = line.substring(0, line.length() - 1).strip();
                open.push(head);
                if (head.startsWith("@") || head.startsWith("handle")) {
                    block.clear();
                } else if (head.startsWith("reverse_proxy")) {
                    block.add(head);
                }
            } else if (line.startsWith("@")) {
                file.addMatcher(line.split(" ", 2)[0], List.of(line.split(" ", 2)[1]));
            } else {
                block.add(line);
            }
        }
        return file;
    }

    private void closed(String head, List<String> block) {
        if (head.startsWith("@")) {
            addMatcher(head, block);
        } else if (head.startsWith("handle")) {
            String name = head.substring("handle".length()).strip();
            handlers.add(new Handler(Optional.of(name).filter(n -> !n.isEmpty()), List.copyOf(block)));
        }
    }

    private void addMatcher(String name, List<String> conditions) {
        matchers.put(name, RequestMatcher.of(conditions));
    }

    /** The directives of the block that serves the request. */
    List<String> serve(String method, String path) {
        return handlers.stream()
                .filter(handler -> handler.matcher()
                        .map(name -> matcher(name).matches(method, path))
                        .orElse(true))
                .map(Handler::directives)
                .findFirst()
                .orElse(List.of());
    }

    private RequestMatcher matcher(String name) {
        RequestMatcher matcher = matchers.get(name);
        if (matcher == null) {
            throw new IllegalArgumentException("no matcher " + name);
        }
        return matcher;
    }
}
