package dev.perennial.standalone;

import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.standalone.ScriptSandbox.Outcome;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** {@code ./perennial test}, with a Maven that only says how it was called. */
class TestCommandTest {
    @TempDir
    Path temp;

    private ScriptSandbox sandbox;

    @BeforeEach
    void make() throws IOException {
        sandbox = new ScriptSandbox(temp);
    }

    @Test
    void testsAsCiDoes() throws Exception {
        Outcome outcome = sandbox.run("test");

        assertThat(outcome.exit()).isZero();
        assertThat(outcome.out()).startsWith("mvn -B -T 3 -f " + sandbox.root() + "/pom.xml verify\n");
    }

    /** Whether or not a test failed, and without those of an earlier run. */
    @ParameterizedTest
    @CsvSource({"0", "1"})
    void theSlowestTestClassesAreListedAtTheEnd(int exit) throws Exception {
        String old = sandbox.write("games/target/surefire-reports/TEST-Old.xml", suite("Old", "900"))
                .toString();
        Files.setLastModifiedTime(Path.of(old), FileTime.from(Instant.now().minusSeconds(3600)));
        var reports = new StringBuilder();
        for (int i = 1; i <= 22; i++) {
            reports.append("printf '%s' '" + suite("dev.T" + i, i + ".5") + "' >\""
                    + sandbox.root().resolve("games/target/surefire-reports/TEST-dev.T" + i + ".xml") + "\"\n");
        }
        sandbox.tool("mvn", "[ \"$1\" = -v ] && { echo 'Apache Maven 3.9.9'; exit 0; }\n" + reports + "exit " + exit);

        Outcome outcome = sandbox.run("test");

        assertThat(outcome.exit()).isEqualTo(exit);
        assertThat(outcome.out().lines().toList())
                .contains("    22.5  dev.T22", "     3.5  dev.T3")
                .doesNotContain("     2.5  dev.T2", "   900.0  Old")
                .last()
                .isEqualTo("     3.5  dev.T3");
    }

    private static String suite(String name, String seconds) {
        return "<testsuite name=\"" + name + "\" time=\"" + seconds + "\" tests=\"1\" errors=\"0\" failures=\"0\">\n";
    }

    @Test
    void writesAReportOfAFullRun() throws Exception {
        sandbox.write("games/pom.xml", "<project/>");
        sandbox.write("games/target/surefire-reports/TEST-A.xml", """
                <?xml version="1.0" encoding="UTF-8"?>
                <testsuite name="A" time="1.6" tests="5" errors="1" skipped="1" failures="2">
                """);
        sandbox.write("games/target/failsafe-reports/TEST-B.xml", """
                <testsuite name="B" time="2.5" tests="3" errors="0" skipped="0" failures="0">
                """);
        sandbox.write("games/target/report/load.md", "## Load\n\n4711 moves a second");

        Outcome outcome = sandbox.run("test", "--full");

        assertThat(outcome.exit()).as("three of them failed").isEqualTo(1);
        assertThat(outcome.out())
                .contains("verify -Dperennial.full=true -Dit.forks=1 -Dmaven.test.failure.ignore=true");
        try (Stream<Path> reports = Files.list(sandbox.root().resolve("docs/reports"))) {
            Path report = reports.findFirst().orElseThrow();
            assertThat(report.getFileName().toString()).matches("\\d{4}-\\d\\d-\\d\\d-\\d{4}\\.md");
            assertThat(Files.readString(report))
                    .contains(": FAILED", "| games | 8 | 3 | 1 | 4 |", "Java 25.0.1", "4711 moves a second");
        }
    }

    @Test
    void aFullRunPassesWhenNothingFailed() throws Exception {
        sandbox.write("games/target/surefire-reports/TEST-A.xml", """
                <testsuite name="A" time="1.6" tests="5" errors="0" skipped="1" failures="0">
                """);

        assertThat(sandbox.run("test", "--full").exit()).isZero();
    }

    @Test
    void failsWhenAFullRunFails() throws Exception {
        sandbox.tool("mvn", "[ \"$1\" = -v ] && { echo 'Apache Maven 3.9.9'; exit 0; }\nexit 1");

        Outcome outcome = sandbox.run("test", "--full");

        assertThat(outcome.exit()).isEqualTo(1);
        assertThat(outcome.out()).contains("Report: ");
    }
}
