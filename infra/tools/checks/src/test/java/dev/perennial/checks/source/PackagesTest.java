package dev.perennial.checks.source;

import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.checks.ProjectFiles;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** A reader looks for a file by its package: packages are small, and say what they are for. */
class PackagesTest {
    private static final Path ROOT = ProjectFiles.root();
    private static final int MOST_FILES = 25;

    @Test
    void packagesAreSmall() {
        assertThat(packages(".*/src/(main|test)/java/.*"))
                .isNotEmpty()
                .allSatisfy((_, files) -> assertThat(files).hasSizeLessThanOrEqualTo(MOST_FILES));
    }

    @Test
    void packagesSayWhatTheyAreFor() {
        assertThat(packages(".*/src/main/java/.*")).isNotEmpty().allSatisfy((folder, _) -> {
            String text = ProjectFiles.read(folder.resolve("package-info.java"));
            assertThat(text).startsWith("/**").contains("@NullMarked");
        });
    }

    private static Map<Path, List<Path>> packages(String sources) {
        return TrackedFiles.below(ROOT).stream()
                .filter(file ->
                        file.toString().matches(sources) && file.toString().endsWith(".java"))
                .collect(Collectors.groupingBy(Path::getParent, TreeMap::new, Collectors.toList()));
    }
}
