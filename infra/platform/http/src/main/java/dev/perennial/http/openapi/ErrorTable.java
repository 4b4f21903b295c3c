package dev.perennial.http.openapi;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.regex.Pattern;

/** The page of error codes, which every server serves, as a table: each code with its statuses and its meaning. */
final class ErrorTable {
    /** One code. */
    record Row(String code, List<Integer> statuses, String meaning) {}

    private static final String PAGE = "/META-INF/resources/api/docs/errors.md";
    private static final Pattern ROW = Pattern.compile("\\| `(\\w+)` \\| ([\\d, ]+) \\| ([^|]+) \\| [^|]+ \\|");

    private final Map<String, Row> rows = new TreeMap<>();
    private final Map<String, List<String>> sections = new TreeMap<>();

    private ErrorTable(String page) {
        String section = "";
        for (String line : page.lines().toList()) {
            if (line.startsWith("## ")) {
                section = line.substring("## ".length());
            }
            var found = ROW.matcher(line);
            if (found.matches()) {
                var statuses = Arrays.stream(found.group(2).split(", ", -1))
                        .map(Integer::valueOf)
                        .toList();
                rows.put(found.group(1), new Row(found.group(1), statuses, found.group(3)));
                sections.computeIfAbsent(section, _ -> new ArrayList<>()).add(found.group(1));
            }
        }
    }

    static ErrorTable read() {
        try (InputStream page = Objects.requireNonNull(ErrorTable.class.getResourceAsStream(PAGE), PAGE)) {
            return new ErrorTable(new String(page.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    Row row(String code) {
        return Objects.requireNonNull(rows.get(code), () -> "not on the page of error codes: " + code);
    }

    /** The codes of a section of the page. */
    List<String> section(String title) {
        return Objects.requireNonNull(sections.get(title), () -> "no section of error codes: " + title);
    }
}
