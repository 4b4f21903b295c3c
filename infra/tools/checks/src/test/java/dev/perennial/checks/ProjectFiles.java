package dev.perennial.checks;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Where the project lies, seen from a test. */
public final class ProjectFiles {
    private ProjectFiles() {}

    /** Tests run in their module's folder; the settings of the whole build lie above it. */
    public static Path root() {
        Path folder = Path.of("").toAbsolutePath();
        while (!Files.exists(folder.resolve("settings.gradle.kts"))) {
            folder = folder.getParent();
            if (folder == null) {
                throw new IllegalStateException("not inside the project");
            }
        }
        return folder;
    }

    public static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(file.toString(), e);
        }
    }
}
