package dev.perennial.games.laws;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Text that is checked in: a change is seen as a change of a file. Run with {@code -Dperennial.golden=write} after one
 * that was meant.
 */
final class Golden {
    private static final Path FOLDER = Path.of("src/test/resources/samples");

    private Golden() {}

    static void check(String name, String text) throws IOException {
        Path file = FOLDER.resolve(name);
        if ("write".equals(System.getProperty("perennial.golden"))) {
            Files.createDirectories(FOLDER);
            Files.writeString(file, text);
        }
        assertThat(text).isEqualTo(Files.readString(file));
    }
}
