package dev.perennial.checks.prose;

import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.checks.ProjectFiles;
import dev.perennial.contract.json.Json;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Commands and API calls in running text exist. Those in blocks are executed by other tests. */
class InlineCallsTest {
    private static final Path ROOT = ProjectFiles.root();
    private static final Pattern COMMAND = Pattern.compile("`\\./perennial ([a-z]+)([^`]*)`");
    private static final Pattern OPTION = Pattern.compile("--[a-z-]+");
    private static final Pattern CALL = Pattern.compile("`(GET|POST|PUT|PATCH|DELETE) (/[^`?\\s]+)[^`]*`");

    /** An id in capitals, as in {@code /tables/ID}, or in braces. */
    private static final Pattern ID = Pattern.compile("[A-Z]+|\\{[^}]*}");

    private static final int MANY = 20;

    private static List<Markdown> pages() {
        return ProseTest.pages().stream()
                .filter(page -> !page.name().startsWith("docs/reports/"))
                .toList();
    }

    private static List<MatchResult> found(Pattern pattern) {
        return pages().stream()
                .flatMap(page -> pattern.matcher(page.withoutCode()).results())
                .toList();
    }

    @Test
    void commandsAndTheirOptionsExist() {
        String reference = ProjectFiles.read(ROOT.resolve("docs/reference/commands.md"));
        List<MatchResult> commands = found(COMMAND);
        assertThat(commands).hasSizeGreaterThan(MANY);
        assertThat(commands).allSatisfy(command -> {
            String heading = "\n## ./perennial " + command.group(1) + "\n";
            assertThat(reference).as(command.group()).contains(heading);
            String section = reference.substring(reference.indexOf(heading) + heading.length());
            String help = section.split("\n## (?!\\./perennial " + command.group(1) + " )", 2)[0];
            assertThat(OPTION.matcher(command.group(2)).results().map(MatchResult::group))
                    .as(command.group())
                    .allSatisfy(option -> assertThat(help).contains(option));
        });
    }

    @Test
    void callsAreOperationsOfTheApi() {
        List<String> operations = operations();
        List<MatchResult> calls = found(CALL);
        assertThat(calls).hasSizeGreaterThan(MANY);
        assertThat(calls)
                .allSatisfy(call -> assertThat(operations)
                        .as(call.group())
                        .contains(shape(
                                call.group(1),
                                call.group(2).startsWith("/api/") ? call.group(2) : "/api/v1" + call.group(2))));
    }

    private static List<String> operations() {
        return Stream.of("command", "query", "tournament")
                .map(each -> ROOT.resolve(each + "-service/src/main/resources/api/" + each + "-service.json"))
                .flatMap(file -> Json.mapper().readTree(ProjectFiles.read(file)).propertyNames().stream())
                .map(name -> shape(name.split(" ", 2)[0], name.split(" ", 2)[1]))
                .toList();
    }

    private static String shape(String method, String path) {
        return method + " "
                + Stream.of(path.split("/"))
                        .map(part -> ID.matcher(part).matches() ? "*" : part)
                        .reduce((left, right) -> left + "/" + right)
                        .orElse("");
    }
}
