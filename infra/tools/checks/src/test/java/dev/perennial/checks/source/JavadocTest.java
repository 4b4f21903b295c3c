package dev.perennial.checks.source;

import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.checks.ProjectFiles;
import java.io.IOException;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Libraries that strangers call: the javadoc tool itself finds what is not documented, or wrongly. */
class JavadocTest {
    @TempDir
    Path temp;

    private static final String PAIRING = "pairing/src/main/java/dev/perennial/pairing/";

    /** Packages of the pairing library that callers need not know. */
    private static final List<String> INTERNAL = List.of(
            PAIRING + "dutch/bracket/",
            PAIRING + "dutch/model/",
            PAIRING + "dutch/weights/",
            PAIRING + "matching/",
            PAIRING + "pods/search/");

    @ParameterizedTest
    @ValueSource(strings = {"infra/apps/client/src/main/java", "pairing/src/main/java"})
    void everythingPublicIsDocumented(String sources) throws IOException {
        assertThat(javadoc(ProjectFiles.root().resolve(sources))).isEmpty();
        assertThat(temp.resolve("html/index.html")).isNotEmptyFile();
    }

    @Test
    void whatIsNotDocumentedIsFound() throws IOException {
        Path source = temp.resolve("a/Seat.java");
        Files.createDirectories(source.getParent());
        Files.writeString(source, """
                package a;
                /** A seat. */
                public record Seat(int number) {
                    public int next() { return number + 1; }
                }
                """);
        assertThat(javadoc(temp)).contains("no @param for number", "no comment");
    }

    private String javadoc(Path sources) throws IOException {
        var tool = ToolProvider.getSystemDocumentationTool();
        try (Stream<Path> all = Files.walk(sources);
                var files = tool.getStandardFileManager(null, null, null)) {
            List<Path> java = all.filter(file -> file.toString().endsWith(".java"))
                    .filter(file -> INTERNAL.stream().noneMatch(file.toString()::contains))
                    .toList();
            var said = new StringWriter();
            List<String> options = List.of(
                    "-quiet",
                    "-Xdoclint:all",
                    "-Xmaxwarns",
                    "1000",
                    "-sourcepath",
                    sources.toString(),
                    "-classpath",
                    System.getProperty("surefire.test.class.path", System.getProperty("java.class.path")),
                    "-d",
                    temp.resolve("html").toString());
            boolean done = tool.getTask(said, files, null, null, options, files.getJavaFileObjectsFromPaths(java))
                    .call();
            return done || !said.toString().isBlank() ? said.toString() : "javadoc failed without a word";
        }
    }
}
