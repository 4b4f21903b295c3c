package dev.perennial.cli.pods;

import dev.perennial.cli.commandline.Terminal;
import dev.perennial.pairing.pods.PodPairing;
import dev.perennial.pairing.pods.model.PodTable;
import dev.perennial.pairing.pods.search.PodSeating;
import dev.perennial.pairing.pods.search.PodSeating.Impossible;
import dev.perennial.pairing.pods.search.PodSeating.Seated;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;

/**
 * Seats rounds at tables of three to six. It prints a line for each: the id, the tables with their players by seat, the
 * cost (A, S, B, C, D), and the byes if there are any. Lists are written as in JSON.
 */
public final class PodsFiles {
    private static final int DONE = 0;
    private static final int IMPOSSIBLE = 1;
    private static final int UNUSABLE = 2;

    private PodsFiles() {}

    public static int seat(Path file, boolean explain, Terminal terminal) {
        try {
            int exit = DONE;
            for (var round : PodsFile.read(Files.readString(file))) {
                var seating = PodPairing.seat(round.field());
                terminal.out().println(round.id() + " " + line(seating));
                if (explain && seating instanceof Seated seated) {
                    seated.tables().forEach(table -> TableExplanation.of(table).forEach(terminal.out()::println));
                }
                exit = seating instanceof Impossible ? IMPOSSIBLE : exit;
            }
            return exit;
        } catch (MalformedPods malformed) {
            terminal.err().println(file + ": " + malformed.getMessage());
        } catch (IOException unreadable) {
            terminal.err().println("cannot read " + unreadable.getMessage());
        }
        return UNUSABLE;
    }

    private static String line(PodSeating seating) {
        return switch (seating) {
            case Seated seated ->
                seated.tables().stream()
                                .map(PodTable::seats)
                                .map(PodsFiles::list)
                                .collect(Collectors.joining(",", "[", "] "))
                        + list(seated.cost().levels())
                        + (seated.byes().isEmpty() ? "" : " byes " + list(seated.byes()));
            case Impossible impossible ->
                "none: "
                        + impossible.together().stream()
                                .map(pair -> pair.first() + "-" + pair.second())
                                .collect(Collectors.joining(" "))
                        + " would have to sit together";
        };
    }

    private static String list(List<?> values) {
        return values.stream().map(String::valueOf).collect(Collectors.joining(",", "[", "]"));
    }
}
