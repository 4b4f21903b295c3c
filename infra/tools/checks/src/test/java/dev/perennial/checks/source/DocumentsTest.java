package dev.perennial.checks.source;

import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.checks.ProjectFiles;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What the documents promise must be there. */
class DocumentsTest {
    private static final Path ROOT = ProjectFiles.root();
    private static final Pattern LINK = Pattern.compile("]\\(([^)#\\s]+)(#[^)]*)?\\)");
    private static final Pattern OWN_ANCHOR = Pattern.compile("]\\(#([^)]+)\\)");
    private static final Pattern HEADING = Pattern.compile("(?m)^#+ (.+)$");
    private static final Pattern NAMED_TEST = Pattern.compile("\\b([A-Z][a-z]\\w*(?:Test|IT))\\b");
    private static final int MOST_LINES_OF_THE_README = 80;
    private static final Pattern VERSION =
            Pattern.compile("<artifactId>perennial</artifactId>\\s*<version>([^<]+)</version>");
    private static final Pattern FOLDER = Pattern.compile("(?m)^\\| `([a-z-]+(?:/[a-z]+)?)/` \\|");

    @Test
    void linksLeadToFiles() {
        var documents = markdown();
        assertThat(documents).contains(ROOT.resolve("README.md"), ROOT.resolve("docs/README.md"));
        for (Path document : documents) {
            assertThat(links(ProjectFiles.read(document)).map(link -> document.resolveSibling(link)))
                    .as(document.toString())
                    .allSatisfy(target -> assertThat(target).exists());
        }
    }

    @Test
    void linksLeadToHeadings() {
        for (Path document : markdown()) {
            LINK.matcher(ProjectFiles.read(document))
                    .results()
                    .filter(link -> link.group(2) != null && !link.group(1).contains("://"))
                    .forEach(link -> assertThat(anchors(ProjectFiles.read(document.resolveSibling(link.group(1)))))
                            .as(document + ": " + link.group())
                            .contains(link.group(2).substring(1)));
            OWN_ANCHOR
                    .matcher(ProjectFiles.read(document))
                    .results()
                    .forEach(link -> assertThat(anchors(ProjectFiles.read(document)))
                            .as(document + ": " + link.group())
                            .contains(link.group(1)));
        }
    }

    @Test
    void everyPageIsLinked() {
        var linked = markdown().stream()
                .flatMap(document -> links(ProjectFiles.read(document))
                        .map(link -> document.resolveSibling(link).normalize()))
                .collect(Collectors.toSet());
        assertThat(markdown().stream().filter(page -> page.startsWith(ROOT.resolve("docs"))))
                .isSubsetOf(linked);
    }

    @Test
    void headingsHaveTheAnchorsOfTheHostingSite() {
        assertThat(anchors("# A `code`: it's here\n\n## Tables of two\n"))
                .containsExactlyInAnyOrder("a-code-its-here", "tables-of-two");
    }

    /** Reports keep the names of their day. */
    @Test
    void testsThatPagesNameExist() {
        var classes = TrackedFiles.below(ROOT).stream()
                .map(file -> file.getFileName().toString())
                .filter(name -> name.endsWith(".java"))
                .map(name -> name.replace(".java", ""))
                .collect(Collectors.toSet());
        for (Path page : markdown()) {
            if (page.startsWith(ROOT.resolve("docs")) && !page.startsWith(ROOT.resolve("docs/reports"))) {
                assertThat(NAMED_TEST.matcher(ProjectFiles.read(page)).results().map(test -> test.group(1)))
                        .as(page.toString())
                        .isSubsetOf(classes);
            }
        }
    }

    @Test
    void onlyLinksToFilesAreMeant() {
        assertThat(links("[a](b.md#c), ![d\ne](f.svg), [g](https://example.org/h)"))
                .containsExactly("b.md", "f.svg");
    }

    @Test
    void theReadmeIsShortAndBeginsWithTheTwoCommands() {
        String readme = ProjectFiles.read(ROOT.resolve("README.md"));
        assertThat(readme.lines()).hasSizeLessThan(MOST_LINES_OF_THE_README);
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
                        "games",
                        "pairing",
                        "domain",
                        "contract",
                        "command-service",
                        "tournament-service",
                        "query-service",
                        "web")
                .contains("infra/platform", "infra/apps", "infra/tools", "infra/deploy")
                .allSatisfy(folder -> assertThat(ROOT.resolve(folder)).isDirectory());
    }

    /** Operators who upgrade rely on them. */
    @Test
    void theVersionOfTheBuildHasNotes() {
        var version = VERSION.matcher(ProjectFiles.read(ROOT.resolve("pom.xml")));
        assertThat(version.find()).isTrue();
        String notes = ProjectFiles.read(ROOT.resolve("CHANGELOG.md"));
        String heading = "\n## " + version.group(1) + "\n";
        assertThat(notes).contains(heading);
        assertThat(notes.substring(notes.indexOf(heading) + heading.length()).split("\n## ")[0])
                .contains("**Rebuild**", "**Side by side**", "**What looks different**");
        assertThat(ProjectFiles.read(ROOT.resolve("docs/how-to/upgrade.md"))).contains("](../../CHANGELOG.md)");
    }

    @Test
    void licenceAndNoticeAreComplete() {
        assertThat(ProjectFiles.read(ROOT.resolve("LICENSE")))
                .contains("Apache License", "Version 2.0, January 2004", "END OF TERMS AND CONDITIONS");
        assertThat(ProjectFiles.read(ROOT.resolve("NOTICE"))).contains("not affiliated", "belong to their owners");
        assertThat(List.of("CONTRIBUTING.md", "docs/architecture.svg"))
                .allSatisfy(file -> assertThat(ROOT.resolve(file)).isNotEmptyFile());
    }

    private static List<Path> markdown() {
        return TrackedFiles.below(ROOT).stream()
                .filter(file -> file.toString().endsWith(".md"))
                .toList();
    }

    private static Set<String> anchors(String page) {
        return HEADING.matcher(page)
                .results()
                .map(heading -> heading.group(1).toLowerCase(Locale.ROOT).replaceAll("[^\\w\\- ]", ""))
                .map(heading -> heading.replace(' ', '-'))
                .collect(Collectors.toSet());
    }

    private static Stream<String> links(String text) {
        return LINK.matcher(text).results().map(match -> match.group(1)).filter(link -> !link.contains("://"));
    }
}
