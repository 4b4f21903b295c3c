package dev.perennial.cli.server;

import java.nio.file.Path;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

@Command(
        name = "backup",
        description = "Save everything that cannot be rebuilt to one file. The server may be running.",
        footer = "Keep the file private: it holds hidden cards, password hashes and the signing key.")
public final class BackupCommand implements DelegatedCommand {
    @Parameters(paramLabel = "FILE", description = "New file to write.")
    private Path file = Path.of("");

    @Mixin
    private final DataOption data = new DataOption();

    public Path file() {
        return file;
    }

    public Path data() {
        return data.path();
    }
}
