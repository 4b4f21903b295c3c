package dev.perennial.cli.server;

import java.nio.file.Path;
import picocli.CommandLine.Option;

/** The option {@code --data}. The start script says where data lies without it. */
public final class DataOption {
    @Option(
            names = "--data",
            paramLabel = "DIR",
            description = "Folder for all data (default: ${DEFAULT-VALUE}).",
            defaultValue = "${sys:perennial.data:-data}")
    private Path path = Path.of("data");

    Path path() {
        return path;
    }
}
