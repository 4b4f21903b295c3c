package dev.perennial.checks.source;

import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.checks.ProjectFiles;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A reader looks for a file by its package: packages are small, and say what they are for. */
class PackagesTest {
    private static final Path ROOT = ProjectFiles.root();
    private static final int MOST_FILES = 25;

    @ParameterizedTest
    @ValueSource(strings = {"games", "pairing", "contract"})
    void packagesAreSmall(String module) {
        assertThat(packages(module))
                .isNotEmpty()
                .allSatisfy((folder, files) -> assertThat(files)
                        .filteredOn(file -> !file.endsWith("package-info.java"))
                        .hasSizeLessThanOrEqualTo(MOST_FILES));
    }

    @Test
    void packagesSayWhatTheyAreFor() {
        assertThat(packages("")).isNotEmpty().allSatisfy((folder, _) -> {
            String text = ProjectFiles.read(folder.resolve("package-info.java"));
            assertThat(text).startsWith("/**").contains("@NullMarked");
        });
    }

    /** @param module all modules if empty */
    private static Map<Path, List<Path>> packages(String module) {
        return TrackedFiles.below(ROOT).stream()
                .filter(file -> file.startsWith(ROOT.resolve(module))
                        && file.toString().contains("/src/main/java/")
                        && file.toString().endsWith(".java"))
                .collect(Collectors.groupingBy(Path::getParent, TreeMap::new, Collectors.toList()));
    }
}
