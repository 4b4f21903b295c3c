package dev.perennial.embedded;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.nio.channels.Channels;
import java.nio.file.Files;
import java.nio.file.Path;

/** Reads the output of the server and its tools, which the library ignores. */
final class PostgresLog {
    private static final long LIMIT_BYTES = 4L << 20;

    private final Path path;
    private long mark;

    PostgresLog(Path path) {
        this.path = path;
    }

    Path path() {
        return path;
    }

    /** Starts over when the file has grown long. */
    void trim() throws IOException {
        if (Files.exists(path) && Files.size(path) > LIMIT_BYTES) {
            Files.delete(path);
        }
    }

    /** Counts only what is written from now on. */
    void mark() throws IOException {
        mark = Files.exists(path) ? Files.size(path) : 0;
    }

    boolean says(String words) throws IOException {
        return sinceMark().contains(words);
    }

    /** The first complaint, else where to look. */
    String reason() throws IOException {
        return sinceMark()
                .lines()
                .filter(line -> line.contains("FATAL") || line.contains("PANIC") || line.contains("error:"))
                .findFirst()
                .map(line -> line + " (see " + path + ")")
                .orElse("see " + path);
    }

    private String sinceMark() throws IOException {
        if (!Files.exists(path)) {
            return "";
        }
        try (var channel = Files.newByteChannel(path);
                var in = Channels.newInputStream(channel.position(mark))) {
            return new String(in.readAllBytes(), UTF_8);
        }
    }
}
