package dev.perennial.cli.pods;

import dev.perennial.pairing.pods.PodPairing;
import dev.perennial.pairing.pods.event.PodTable;
import dev.perennial.pairing.pods.search.PodSeating;
import dev.perennial.pairing.pods.search.PodSeating.Impossible;
import dev.perennial.pairing.pods.search.PodSeating.Seated;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;

/**
 * Seats rounds at tables of three to six. It prints a line for each: the id, the tables with their players by seat, the
 * cost (A, S, B, C, D), and the byes if there are any. Lists are written as in JSON.
 */
public final class PodsCommand {
    private static final int DONE = 0;
    private static final int IMPOSSIBLE = 1;
    private static final int UNUSABLE = 2;

    private PodsCommand() {}

    /** What follows the option --pods: the file, and --explain if reasons are wanted. */
    public static int run(List<String> args, PrintStream out, PrintStream err) {
        boolean explain = args.contains("--explain");
        var files = args.stream().filter(arg -> !arg.equals("--explain")).toList();
        if (files.size() != 1 || files.getFirst().startsWith("--")) {
            err.println("usage: pair --pods FILE.json [--explain]");
            return UNUSABLE;
        }
        try {
            int exit = DONE;
            for (var round : PodsFile.read(Files.readString(Path.of(files.getFirst())))) {
                var seating = PodPairing.seat(round.field());
                out.println(round.id() + " " + line(seating));
                if (explain && seating instanceof Seated seated) {
                    seated.tables().forEach(table -> TableWords.of(table).forEach(out::println));
                }
                exit = seating instanceof Impossible ? IMPOSSIBLE : exit;
            }
            return exit;
        } catch (MalformedPods malformed) {
            err.println(files.getFirst() + ": " + malformed.getMessage());
        } catch (IOException | InvalidPathException unreadable) {
            err.println("cannot read " + unreadable.getMessage());
        }
        return UNUSABLE;
    }

    private static String line(PodSeating seating) {
        return switch (seating) {
            case Seated seated ->
                seated.tables().stream()
                                .map(PodTable::seats)
                                .map(PodsCommand::list)
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
