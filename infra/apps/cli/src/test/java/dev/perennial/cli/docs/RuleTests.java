package dev.perennial.cli.docs;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Which tests show which sentence of the rules, as a page in {@code docs/rules/tests} lists them. */
final class RuleTests {
    static final String TABLE = "(table)";
    private static final Pattern ROW = Pattern.compile("[|] (.+) [|] (.+) [|]");
    private static final Pattern NAME = Pattern.compile("`(\\w+[.]\\w+)`");
    private static final Pattern METHOD = Pattern.compile("(?m)^ {4}void (\\w+)\\(");

    private RuleTests() {}

    record Row(String sentence, List<String> tests) {}

    /** The rows of each section, without the head of its table. */
    static List<List<Row>> read(String game) throws IOException {
        String page = Files.readString(RulesPage.PAGES.resolve("tests/" + game + ".md"));
        return Stream.of(page.split("\n## ")).skip(1).map(RuleTests::rows).toList();
    }

    private static List<Row> rows(String section) {
        return section.lines()
                .map(ROW::matcher)
                .filter(row -> row.matches() && !row.group(1).equals("sentence"))
                .map(row -> new Row(
                        row.group(1),
                        NAME.matcher(row.group(2))
                                .results()
                                .map(name -> name.group(1))
                                .toList()))
                .toList();
    }

    /** What a section of the rules must have a row for, in this order. */
    static List<String> claims(RulesText.Section section) {
        var claims = new ArrayList<>(section.sentences());
        if (!section.table().isEmpty()) {
            claims.add(TABLE);
        }
        return claims;
    }

    /** All tests below a folder, as {@code Class.method}. */
    static Set<String> below(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(file -> file.toString().endsWith("Test.java"))
                    .flatMap(RuleTests::methods)
                    .collect(Collectors.toSet());
        }
    }

    private static Stream<String> methods(Path file) {
        String name = file.getFileName().toString().replace(".java", "");
        try {
            return METHOD.matcher(Files.readString(file)).results().map(method -> name + "." + method.group(1));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
