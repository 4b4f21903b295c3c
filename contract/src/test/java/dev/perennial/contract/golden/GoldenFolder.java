package dev.perennial.contract.golden;

import dev.perennial.contract.json.EventTypes;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** The files that hold the shape of every stored event. */
final class GoldenFolder {
    private static final String ENDING = ".json";

    private final Path folder;

    GoldenFolder(Path folder) {
        this.folder = folder;
    }

    static GoldenFolder ofTheProject() {
        return new GoldenFolder(Path.of("src/test/resources/golden/events"));
    }

    Optional<GoldenFile> today(String name) {
        return read(folder.resolve(name + ENDING));
    }

    /** An example of a shape that was stored once and is no longer written. */
    Optional<GoldenFile> old(String name, String revision) {
        return read(folder.resolve("old").resolve(name + "-" + revision + ENDING));
    }

    List<String> names() {
        try (var files = Files.list(folder)) {
            return files.map(file -> file.getFileName().toString())
                    .filter(file -> file.endsWith(ENDING))
                    .map(file -> file.substring(0, file.length() - ENDING.length()))
                    .sorted()
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    String frozenNames() {
        return text(folder.resolve("event-names.txt"));
    }

    static String todaysNames() {
        return new TreeMap<>(EventTypes.all())
                .keySet().stream()
                        .map(name -> name + " " + EventTypes.revisionOf(name) + "\n")
                        .collect(Collectors.joining());
    }

    /** Writes what is missing or out of date. A file of an earlier revision is kept as an example of the old shape. */
    void rewrite(EventSamples samples) {
        for (String name : EventTypes.all().keySet()) {
            Optional<GoldenFile> before = today(name);
            before.filter(file -> !file.revision().equals(EventTypes.revisionOf(name)))
                    .ifPresent(file -> write("old/" + name + "-" + file.revision() + ENDING, file.text()));
            if (before.isEmpty() || !before.get().problems(name).isEmpty()) {
                write(name + ENDING, GoldenFile.of(samples.of(name)).text());
            }
        }
        write("event-names.txt", todaysNames());
    }

    private void write(String name, String text) {
        try {
            Files.createDirectories(folder.resolve(name).getParent());
            Files.writeString(folder.resolve(name), text);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Optional<GoldenFile> read(Path file) {
        return Files.exists(file) ? Optional.of(GoldenFile.parse(text(file))) : Optional.empty();
    }

    private static String text(Path file) {
        try {
            return Files.exists(file) ? Files.readString(file) : "";
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
