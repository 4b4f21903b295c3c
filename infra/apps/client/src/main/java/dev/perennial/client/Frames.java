package dev.perennial.client;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.function.Consumer;

/** Reads server-sent events as far as our streams use them: one line of data each. */
final class Frames {
    private Frames() {}

    static void read(InputStream stream, Consumer<Frame> receiver) throws IOException {
        try (var lines = new BufferedReader(new InputStreamReader(stream, StandardCharsets.UTF_8))) {
            long id = -1;
            String event = "message";
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                int colon = line.indexOf(':');
                String value = colon < 0 ? "" : line.substring(colon + 1).strip();
                switch (colon < 0 ? line : line.substring(0, colon)) {
                    case "id" -> id = Long.parseLong(value);
                    case "event" -> event = value;
                    case "data" -> {
                        receiver.accept(new Frame(id, event, Wire.read(value)));
                        event = "message";
                    }
                    default -> {
                        // A comment keeps the line awake; retry is for browsers.
                    }
                }
            }
        }
    }
}
