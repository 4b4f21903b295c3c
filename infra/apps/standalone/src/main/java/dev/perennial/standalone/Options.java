package dev.perennial.standalone;

import dev.perennial.cli.server.DemoCommand;
import dev.perennial.cli.server.UpCommand;
import java.nio.file.Path;

/** The server's command-line options. */
public record Options(String host, int port, Path data, boolean reset, boolean dev) {
    static Options of(UpCommand up) {
        return new Options(up.host(), up.port(), up.data(), up.reset(), up.dev());
    }

    static Options of(DemoCommand demo) {
        return new Options(demo.host(), demo.port(), demo.data(), demo.reset(), false);
    }
}
