package dev.perennial.web;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The files a browser gets, as they lie in the source tree. */
final class WebFiles {
    static final Path ROOT = Path.of("src/main/resources/static");

    private WebFiles() {}

    /** All files below a folder with one of the endings; without endings all of them. */
    static List<Path> below(Path folder, String... endings) {
        try (var all = Files.walk(folder)) {
            return all.filter(Files::isRegularFile)
                    .filter(file -> endings.length == 0 || Stream.of(endings).anyMatch(file.toString()::endsWith))
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static String text(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** What the first group of a pattern catches in a file. */
    static Stream<String> found(Pattern pattern, Path file) {
        return pattern.matcher(text(file)).results().map(match -> match.group(1));
    }
}
