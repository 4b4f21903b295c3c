package dev.perennial.cli.server;

import java.nio.file.Path;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

@Command(
        name = "docs",
        description = "Write the documentation as a site of plain files.",
        footer = "A running server shows the same pages at /docs.")
public final class DocsCommand implements DelegatedCommand {
    @Parameters(paramLabel = "FOLDER", description = "Folder to write to.")
    private Path folder = Path.of("");

    public Path folder() {
        return folder;
    }
}
