package dev.perennial.cli.pair;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** The pairing module's files with one worked case for each criterion. */
final class CriteriaFiles {
    private CriteriaFiles() {}

    static List<Path> all() throws IOException {
        try (var files = Files.list(Path.of("../../../pairing/src/test/resources/pairing/criteria"))) {
            return files.filter(file -> file.toString().endsWith(".trf"))
                    .sorted()
                    .toList();
        }
    }
}
