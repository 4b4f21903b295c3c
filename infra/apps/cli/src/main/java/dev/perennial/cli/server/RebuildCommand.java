package dev.perennial.cli.server;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

@Command(name = "rebuild", description = "Rebuild projections from the stored events while the server runs.")
public final class RebuildCommand implements DelegatedCommand {
    @Parameters(paramLabel = "PROJECTION", arity = "0..*", description = "Projections to rebuild (default: all).")
    private List<String> projections = new ArrayList<>();

    @Mixin
    private final DataOption data = new DataOption();

    public List<String> projections() {
        return List.copyOf(projections);
    }

    public Path data() {
        return data.path();
    }
}
