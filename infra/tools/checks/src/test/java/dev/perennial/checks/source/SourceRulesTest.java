package dev.perennial.checks.source;

import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.checks.ProjectFiles;
import java.io.IOException;
import java.nio.charset.MalformedInputException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SourceRulesTest {
    private static final Path ROOT = ProjectFiles.root();

    private static List<Path> tracked;
    private static Map<Path, JavaTypes> types;

    @BeforeAll
    static void findFiles() {
        tracked = TrackedFiles.below(ROOT);
        types = JavaTypes.of(tracked.stream()
                .filter(file -> file.toString().endsWith(".java"))
                .toList());
    }

    @Test
    void noSourceIsTooLong() {
        assertThat(violations(SourceRules::length, ".java", ".js", ".mjs")).isEmpty();
    }

    @Test
    void noLineIsTooWide() {
        assertThat(violations(SourceRules::width, ".java", ".kts", ".js", ".mjs", ".css"))
                .isEmpty();
        String wide = "x".repeat(SourceRules.MOST_COLUMNS + 1);
        assertThat(SourceRules.width("short\n" + wide)).containsExactly("line 2 has more than 120 characters");
        assertThat(SourceRules.width("a | b | " + wide + "\n// https://example.org/" + wide))
                .isEmpty();
    }

    @Test
    void typeNamesSaySomething() {
        assertThat(typeViolations(SourceRules::typeNames)).isEmpty();
    }

    @Test
    void everyTestClassIsRun() {
        assertThat(typeViolations(SourceRules::testNames)).isEmpty();
    }

    @Test
    void noFileNamesARegistryOrAMachine() {
        assertThat(violations(SourceRules::places, "")).isEmpty();
    }

    @Test
    void noSourceIsIgnoredByGit() {
        assertThat(TrackedFiles.ignoredSources(ROOT)).isEmpty();
    }

    @Test
    void aSourceThatGitIgnoresIsFound(@TempDir Path folder) throws IOException, InterruptedException {
        Path source = folder.resolve("a/src/main/java/build/Tool.java");
        Files.createDirectories(source.getParent());
        Files.writeString(source, "class Tool {}");
        Files.writeString(folder.resolve(".gitignore"), "build/\n");
        assertThat(new ProcessBuilder("git", "init", "-q", folder.toString())
                        .start()
                        .waitFor())
                .isZero();
        assertThat(TrackedFiles.ignoredSources(folder)).containsExactly(source);
    }

    @Test
    void theProjectIsSeen() {
        assertThat(tracked)
                .contains(ROOT.resolve("pom.xml"), ROOT.resolve("games/src/main/java/dev/perennial/games/Game.java"));
        assertThat(types.values()).flatExtracting(JavaTypes::names).contains("Game", "TableOpened");
        assertThat(types.values()).flatExtracting(JavaTypes::testClasses).contains("SourceRulesTest");
    }

    @Test
    void filesStaySmallOnTheWhole() {
        var main = FileLengths.of(texts("/src/main/"));
        System.out.println("main code: " + main);
        System.out.println("tests: " + FileLengths.of(texts("/src/test/")));
        // We aim at 50 and 150. The gate stands a little higher, so that nobody cuts a good file in two to pass it.
        assertThat(main.median()).isLessThanOrEqualTo(52);
        assertThat(main.percentile95()).isLessThanOrEqualTo(160);
    }

    @Test
    void medianAndPercentileAreCountedInLines() {
        var lengths = FileLengths.of(IntStream.rangeClosed(1, 100).mapToObj("x\n"::repeat));
        assertThat(lengths).isEqualTo(new FileLengths(100, 5050, 51, 96, 100));
    }

    @Test
    void threeHundredAndOneLinesAreTooMany() {
        assertThat(SourceRules.length("line\n".repeat(300))).isEmpty();
        assertThat(SourceRules.length("line\n".repeat(301))).hasSize(1);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "class TableImpl {}",
                "interface A { record SeatDTO() {} }",
                "enum SeatManager { A }",
                "class Strings { class JsonUtils {} }",
                "record RowDto() {}",
                "class HelperForSeats {}",
                "abstract class AbstractGame {}",
                "@interface TestUtil {}"
            })
    void aNameThatSaysNothingIsFound(String source) {
        assertThat(SourceRules.typeNames(JavaTypes.of(source))).hasSize(1);
    }

    @Test
    void namesInOtherPlacesAreFree() {
        assertThat(SourceRules.typeNames(
                        JavaTypes.of("class Utility extends AbstractList { String s = \"class AImpl\"; }")))
                .isEmpty();
        assertThat(SourceRules.typeNames(JavaTypes.of("class Implied { class Abstraction {} }")))
                .isEmpty();
    }

    @Test
    void aTestClassThatWouldNotRunIsFound() {
        assertThat(testNames("class Checks { @Test void a() {} }")).hasSize(1);
        assertThat(testNames("class Checks { @Nested class Inner { @org.junit.jupiter.api.Test void a() {} } }"))
                .hasSize(1);
        assertThat(testNames("class ChecksTest { @Test void a() {} }")).isEmpty();
        assertThat(testNames("class ChecksIT { @ParameterizedTest void a() {} }"))
                .isEmpty();
        assertThat(testNames("abstract class Laws { @Test void a() {} }")).isEmpty();
        assertThat(testNames("class Given { void a() {} }")).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "see /wo" + "rk/main",
                "cd /tmp/w" + "t",
                "HOME=/ro" + "ot",
                "\"/ro" + "ot/.m2\"",
                "repo.mav" + "en.apache.org",
                "https://plugins.grad" + "le.org/m2",
                "FROM ghc" + "r.io/x/y",
                "https://my-ne" + "xus.example/x"
            })
    void aPlaceIsFoundWithItsLine(String text) {
        assertThat(SourceRules.places("first\n" + text))
                .hasSize(1)
                .first()
                .asString()
                .startsWith("line 2 ");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "mavenCentral()",
                "framework/main",
                "${base}/root",
                "/rooted",
                "</root>",
                "http://www.apache.org/licenses/"
            })
    void otherTextIsFree(String text) {
        assertThat(SourceRules.places(text)).isEmpty();
    }

    @Test
    void withoutGitTheFoldersOfToolsAreLeftOut(@TempDir Path folder) throws IOException {
        for (String file : List.of("pom.xml", "a/src/main/build/B.java", "a/target/x.class", "data/pg/log")) {
            Files.createDirectories(folder.resolve(file).getParent());
            Files.writeString(folder.resolve(file), "x");
        }
        assertThat(TrackedFiles.below(folder))
                .containsExactlyInAnyOrder(folder.resolve("pom.xml"), folder.resolve("a/src/main/build/B.java"));
    }

    private static List<String> testNames(String source) {
        return SourceRules.testNames(JavaTypes.of(source));
    }

    private static List<String> violations(Function<String, List<String>> rule, String... endings) {
        return tracked.stream()
                .filter(file -> List.of(endings).stream().anyMatch(file.toString()::endsWith))
                .flatMap(file ->
                        rule.apply(textOf(file)).stream().map(sentence -> ROOT.relativize(file) + " " + sentence))
                .toList();
    }

    private static List<String> typeViolations(Function<JavaTypes, List<String>> rule) {
        return types.entrySet().stream()
                .flatMap(file -> rule.apply(file.getValue()).stream()
                        .map(sentence -> ROOT.relativize(file.getKey()) + " " + sentence))
                .toList();
    }

    /** Pictures and the like have no text to judge. */
    private static String textOf(Path file) {
        try {
            return Files.readString(file);
        } catch (MalformedInputException e) {
            return "";
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }

    private static Stream<String> texts(String part) {
        return tracked.stream()
                .filter(file ->
                        file.toString().endsWith(".java") && file.toString().contains(part))
                .map(SourceRulesTest::textOf);
    }
}
