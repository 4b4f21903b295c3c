package dev.perennial.checks.source;

import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.checks.ProjectFiles;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What the documents promise must be there. */
class DocumentsTest {
    private static final Path ROOT = ProjectFiles.root();
    private static final Pattern LINK = Pattern.compile("]\\(([^)#\\s]+)(#[^)]*)?\\)");
    private static final Pattern VERSION =
            Pattern.compile("<artifactId>perennial</artifactId>\\s*<version>([^<]+)</version>");
    private static final Pattern FOLDER = Pattern.compile("(?m)^\\| `([a-z-]+(?:/[a-z]+)?)/` \\|");

    @Test
    void linksLeadToFiles() {
        var documents = TrackedFiles.below(ROOT).stream()
                .filter(file -> file.toString().endsWith(".md"))
                .toList();
        assertThat(documents).contains(ROOT.resolve("README.md"), ROOT.resolve("docs/decisions.md"));
        for (Path document : documents) {
            assertThat(links(ProjectFiles.read(document)).map(link -> document.resolveSibling(link)))
                    .as(document.toString())
                    .allSatisfy(target -> assertThat(target).exists());
        }
    }

    @Test
    void onlyLinksToFilesAreMeant() {
        assertThat(links("[a](b.md#c), ![d\ne](f.svg), [g](https://example.org/h)"))
                .containsExactly("b.md", "f.svg");
    }

    @Test
    void theReadmeBeginsWithTheTwoCommands() {
        String readme = ProjectFiles.read(ROOT.resolve("README.md"));
        assertThat(readme.substring(0, readme.indexOf("\n## ")))
                .startsWith("# Perennial\n")
                .contains("\n./perennial up ", "\n./perennial test ");
    }

    @Test
    void theReadmeNamesEveryTopLevelModule() {
        String readme = ProjectFiles.read(ROOT.resolve("README.md"));
        var named =
                FOLDER.matcher(readme).results().map(match -> match.group(1)).toList();
        assertThat(named)
                .contains(
                        "games", "pairing", "contract", "command-service", "tournament-service", "query-service", "web")
                .contains("infra/platform", "infra/apps", "infra/tools", "infra/deploy")
                .allSatisfy(folder -> assertThat(ROOT.resolve(folder)).isDirectory());
    }

    /** Whoever upgrades relies on them. */
    @Test
    void theVersionOfTheBuildHasNotes() {
        var version = VERSION.matcher(ProjectFiles.read(ROOT.resolve("pom.xml")));
        assertThat(version.find()).isTrue();
        String notes = ProjectFiles.read(ROOT.resolve("CHANGELOG.md"));
        String heading = "\n## " + version.group(1) + "\n";
        assertThat(notes).contains(heading);
        assertThat(notes.substring(notes.indexOf(heading) + heading.length()).split("\n## ")[0])
                .contains("**Make anew**", "**Side by side**", "**What looks different**");
        assertThat(ProjectFiles.read(ROOT.resolve("docs/operations.md"))).contains("](../CHANGELOG.md)");
    }

    @Test
    void licenceAndNoticeAreComplete() {
        assertThat(ProjectFiles.read(ROOT.resolve("LICENSE")))
                .contains("Apache License", "Version 2.0, January 2004", "END OF TERMS AND CONDITIONS");
        assertThat(ProjectFiles.read(ROOT.resolve("NOTICE"))).contains("not affiliated", "belong to their owners");
        assertThat(List.of("CONTRIBUTING.md", "docs/architecture.svg"))
                .allSatisfy(file -> assertThat(ROOT.resolve(file)).isNotEmptyFile());
    }

    private static Stream<String> links(String text) {
        return LINK.matcher(text).results().map(match -> match.group(1)).filter(link -> !link.contains("://"));
    }
}
