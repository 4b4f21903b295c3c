package dev.perennial.checks.source;

import dev.perennial.checks.ProjectFiles;
import java.nio.file.Path;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.springframework.http.HttpStatus;

/**
 * The codes that requests are refused with, each with its statuses: as the sources write them, or as a page lists them.
 */
final class ErrorCodes {
    private static final Pattern WITH_STATUS = Pattern.compile("HttpStatus\\.(\\w+),\\s*\"([A-Z][A-Z0-9_]+)\"");
    private static final Pattern BAD = Pattern.compile("\\bbad\\(\\s*\"([A-Z][A-Z0-9_]+)\"");
    private static final Pattern REDIRECTED = Pattern.compile("\\bfailed\\(request, \"([A-Z][A-Z0-9_]+)\"");
    private static final Pattern CONSTANT =
            Pattern.compile("(?m)^ {4}([A-Z][A-Z0-9_]*)(?:\\(\\s*(?:Kind\\.(\\w+))?|,|;|$)");
    private static final Pattern CASES =
            Pattern.compile("case ((?:TableRefusal\\.\\w+,?\\s*)+)-> HttpStatus\\.(\\w+);");
    private static final Pattern CASE = Pattern.compile("TableRefusal\\.(\\w+)");
    private static final Pattern ROW = Pattern.compile("(?m)^\\| `(\\w+)` \\| ([\\d, ]+) \\| ([^|]+) \\| ([^|]+) \\|$");
    private static final Map<String, HttpStatus> KINDS = Map.of(
            "WRONG", HttpStatus.UNPROCESSABLE_CONTENT,
            "FORBIDDEN", HttpStatus.FORBIDDEN,
            "TIME", HttpStatus.CONFLICT,
            "ABSENT", HttpStatus.NOT_FOUND);

    private final Map<String, Set<Integer>> statuses = new TreeMap<>();
    private final Map<String, HttpStatus> ofTables = new TreeMap<>();

    private ErrorCodes() {}

    static Map<String, Set<Integer>> inSources(Path root) {
        var codes = new ErrorCodes();
        var sources = TrackedFiles.below(root).stream()
                .filter(file -> file.toString().contains("/src/main/")
                        && file.toString().endsWith(".java"))
                .toList();
        sources.forEach(file -> codes.cases(ProjectFiles.read(file)));
        for (Path file : sources) {
            String text = ProjectFiles.read(file);
            codes.literals(text);
            if (file.toString().endsWith("Refusal.java") && text.contains("enum ")) {
                codes.constants(file.getFileName().toString(), text);
            }
        }
        return codes.statuses;
    }

    static Map<String, Set<Integer>> onPage(String page) {
        var codes = new ErrorCodes();
        Matcher row = ROW.matcher(page);
        while (row.find()) {
            for (String status : row.group(2).split(", ", -1)) {
                codes.add(row.group(1), Integer.parseInt(status));
            }
        }
        return codes.statuses;
    }

    private void add(String code, int status) {
        statuses.computeIfAbsent(code, _ -> new TreeSet<>()).add(status);
    }

    private void literals(String text) {
        WITH_STATUS
                .matcher(text)
                .results()
                .forEach(found ->
                        add(found.group(2), HttpStatus.valueOf(found.group(1)).value()));
        BAD.matcher(text).results().forEach(found -> add(found.group(1), HttpStatus.BAD_REQUEST.value()));
        REDIRECTED.matcher(text).results().forEach(found -> add(found.group(1), HttpStatus.FOUND.value()));
    }

    private void cases(String text) {
        CASES.matcher(text)
                .results()
                .forEach(some -> CASE.matcher(some.group(1))
                        .results()
                        .forEach(each -> ofTables.put(each.group(1), HttpStatus.valueOf(some.group(2)))));
    }

    private void constants(String file, String text) {
        CONSTANT.matcher(text).results().forEach(found -> {
            HttpStatus status = HttpStatus.UNPROCESSABLE_CONTENT;
            if (file.startsWith("Tournament") || file.startsWith("Study")) {
                status = KINDS.get(found.group(2));
            } else if (file.startsWith("Table")) {
                status = ofTables.getOrDefault(found.group(1), status);
            }
            add(found.group(1), status.value());
        });
    }
}
