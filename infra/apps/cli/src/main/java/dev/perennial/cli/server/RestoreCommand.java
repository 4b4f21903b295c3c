package dev.perennial.cli.server;

import java.nio.file.Path;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

@Command(
        name = "restore",
        description = "Restore a backup into an empty folder.",
        footer = "The next start rebuilds all boards, ladders and lists from it.")
public final class RestoreCommand implements DelegatedCommand {
    @Parameters(paramLabel = "FILE", description = "File written by backup.")
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
