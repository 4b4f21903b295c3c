package dev.perennial.pairing;

import dev.perennial.pairing.trf.TrfReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/**
 * Tournament files with the pairings that an independent engine made of every round. A line of the expectation reads
 * {@code round: w-b w-b id-0} or {@code round: none}.
 */
public record RecordedRounds(String name, Tournament tournament, List<String> expected) {

    public static Stream<RecordedRounds> in(String folder) {
        try (var files = Files.list(folder(folder))) {
            return files
                    .filter(file -> file.toString().endsWith(".trf"))
                    .sorted()
                    .map(RecordedRounds::read)
                    .toList()
                    .stream();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    public static Path folder(String folder) {
        try {
            return Path.of(
                    RecordedRounds.class.getResource("/pairing/" + folder).toURI());
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }

    private static RecordedRounds read(Path file) {
        try {
            String name = file.getFileName().toString().replace(".trf", "");
            return new RecordedRounds(
                    name,
                    TrfReader.read(Files.readString(file)).tournament(),
                    Files.readAllLines(file.resolveSibling(name + ".exp")).stream()
                            .filter(line -> !line.isBlank())
                            .toList());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The tournament when the round of an expected line was to be paired. */
    public Tournament before(String line) {
        return tournament.before(Integer.parseInt(line.substring(0, line.indexOf(':'))));
    }

    @Override
    public String toString() {
        return name;
    }
}
