package dev.perennial.checks.deploy;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;

/** The part of PromQL that our alarms and panels use. Anything else is refused rather than guessed. */
final class PromQl {
    private static final Pattern TOKEN = Pattern.compile("\\s*(\"[^\"]*\"|\\d+(?:\\.\\d+)?[smhd]?|"
            + "[a-zA-Z_:][a-zA-Z0-9_:]*|==|!=|=~|!~|>=|<=|[-+*/%<>=(){}\\[\\],])");
    private static final List<Set<String>> OPERATORS = List.of(
            Set.of("or"),
            Set.of("and", "unless"),
            Set.of("==", "!=", ">", "<", ">=", "<="),
            Set.of("+", "-"),
            Set.of("*", "/", "%"));
    private static final Set<String> AGGREGATIONS = Set.of("sum", "max", "min", "avg", "count");
    private static final Set<String> OF_RANGES = Set.of("rate", "increase");
    private static final Set<String> OF_INSTANTS = Set.of("absent");
    private static final Set<String> WORDS = Set.of("or", "and", "unless", "by", "without", "bool", "on", "ignoring");

    private final List<String> tokens = new ArrayList<>();
    private final Set<String> metrics = new TreeSet<>();
    private int next;

    private PromQl(String text) {
        var matcher = TOKEN.matcher(text);
        int end = 0;
        while (matcher.lookingAt()) {
            tokens.add(matcher.group(1));
            end = matcher.end();
            matcher.region(end, text.length());
        }
        if (!text.substring(end).isBlank()) {
            throw new IllegalArgumentException("what is " + text.substring(end));
        }
    }

    /** The metrics an expression asks for. */
    static Set<String> metrics(String text) {
        var query = new PromQl(text);
        query.binary(0);
        if (query.next < query.tokens.size()) {
            throw new IllegalArgumentException("too much: " + query.peek());
        }
        return query.metrics;
    }

    private void binary(int level) {
        if (level == OPERATORS.size()) {
            operand();
            return;
        }
        binary(level + 1);
        while (OPERATORS.get(level).contains(peek())) {
            next++;
            binary(level + 1);
        }
    }

    private void operand() {
        String token = take();
        if (token.matches("\\d+(\\.\\d+)?")) {
            return;
        }
        if (token.equals("(")) {
            binary(0);
            expect(")");
        } else if (AGGREGATIONS.contains(token)) {
            if (Set.of("by", "without").contains(peek())) {
                next++;
                list("(", this::name, ")");
            }
            inBrackets(() -> binary(0));
        } else if (OF_RANGES.contains(token)) {
            inBrackets(this::range);
        } else if (OF_INSTANTS.contains(token)) {
            inBrackets(() -> selector(take()));
        } else {
            selector(token);
        }
    }

    private void inBrackets(Runnable content) {
        expect("(");
        content.run();
        expect(")");
    }

    private void range() {
        selector(take());
        expect("[");
        requireLike(take(), "\\d+[smhd]");
        expect("]");
    }

    private void selector(String metric) {
        requireLike(metric, "[a-z_:][a-z0-9_:]*");
        if (WORDS.contains(metric) || peek().equals("(")) {
            throw new IllegalArgumentException("no metric: " + metric);
        }
        metrics.add(metric);
        if (peek().equals("{")) {
            list("{", this::matcher, "}");
        }
    }

    private void matcher() {
        name();
        requireLike(take(), "=|!=|=~|!~");
        String value = take();
        requireLike(value, "\".*\"");
        var _ = Pattern.compile(value.substring(1, value.length() - 1));
    }

    private void name() {
        requireLike(take(), "[a-z_]+");
    }

    private void list(String open, Runnable element, String close) {
        expect(open);
        element.run();
        while (peek().equals(",")) {
            next++;
            element.run();
        }
        expect(close);
    }

    private String peek() {
        return next < tokens.size() ? tokens.get(next) : "";
    }

    private String take() {
        String token = peek();
        next++;
        return token;
    }

    private void expect(String wanted) {
        requireLike(take(), Pattern.quote(wanted));
    }

    private static void requireLike(String token, String pattern) {
        if (!token.matches(pattern)) {
            throw new IllegalArgumentException("not expected: '" + token + "'");
        }
    }
}
