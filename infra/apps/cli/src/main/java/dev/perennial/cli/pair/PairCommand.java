package dev.perennial.cli.pair;

import dev.perennial.cli.commandline.OfflineCommand;
import dev.perennial.cli.commandline.Terminal;
import dev.perennial.cli.commandline.UsageProblem;
import dev.perennial.cli.pods.PodsFiles;
import dev.perennial.pairing.RoundPairing;
import dev.perennial.pairing.Tournament;
import dev.perennial.pairing.dutch.DutchPairing;
import dev.perennial.pairing.trf.MalformedTrf;
import dev.perennial.pairing.trf.TrfFile;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The command line of the pairing engine. */
@Command(
        name = "pair",
        description = "Pair the next round of a Swiss tournament.",
        footer = {
            "Files are TRF16 with the lines XXR XXC XXP XXZ XXA XXS and BBW to BBU, or TRF-2026. The number",
            "of rounds (XXR or 142) may be left out if the pairing does not depend on it.",
            "Exit code: 0 done, 1 no valid pairing or a difference found, 2 the file or the command cannot",
            "be used; the message says where and why."
        })
public final class PairCommand implements OfflineCommand {
    static final int DONE = 0;
    static final int NO_PAIRING = 1;
    static final int UNUSABLE = 2;

    @Parameters(
            paramLabel = "FILE",
            arity = "0..1",
            description = "Tournament report (.trf). --check also takes a folder, --batch only a folder, --pods JSON.")
    private @Nullable Path path;

    @Option(names = "--check", description = "Pair every past round again and compare it with the file.")
    private boolean check;

    @Option(names = "--explain", description = "Explain each board: who meets, why, and why these colours.")
    private boolean explain;

    @Option(names = "--batch", description = "Print the next round of every .trf file of a folder, one line each.")
    private boolean batch;

    @Option(names = "--pods", description = "Print tables of three to six players; combine with --explain.")
    private boolean pods;

    @Option(
            names = "--baku-half",
            description =
                    "Make the upper group of a Baku acceleration exactly half of the players, as bbpPairings does.")
    private boolean bakuHalf;

    @Option(names = "--generate", description = "Print a random tournament as a file.")
    private boolean generate;

    @ArgGroup(exclusive = false, heading = "%nWith --generate:%n")
    private @Nullable GenerateOptions options;

    /** How paths become files that were read. */
    interface Reader {
        TrfFile read(Path file) throws IOException;
    }

    @Override
    public int run(Terminal terminal) {
        requireOneMode();
        if (generate) {
            return generate(options == null ? new GenerateOptions() : options, terminal);
        }
        if (options != null) {
            throw new UsageProblem("--generate is missing.");
        }
        if (path == null) {
            throw new UsageProblem("Missing: FILE.");
        }
        if (pods) {
            return PodsFiles.seat(path, explain, terminal);
        }
        try {
            return run(path, terminal.out(), terminal.err());
        } catch (MalformedTrf | NoNextRound unusable) {
            terminal.err().println(path + ": " + unusable.getMessage());
        } catch (IOException unreadable) {
            terminal.err().println("cannot read " + unreadable.getMessage());
        }
        return UNUSABLE;
    }

    private void requireOneMode() {
        long modes = Stream.of(check, batch, generate, pods || explain)
                .filter(given -> given)
                .count();
        if (modes > 1) {
            throw new UsageProblem("Choose one of --check, --explain, --batch, --pods and --generate.");
        }
        if (generate && path != null) {
            throw new UsageProblem("Unexpected argument " + path + ".");
        }
    }

    private int run(Path file, PrintStream out, PrintStream err) throws IOException {
        Reader files = bakuHalf ? TournamentFiles::readWithHalf : TournamentFiles::read;
        if (batch) {
            return new Batch(files, out, err).pairAll(file);
        }
        if (check) {
            return Check.run(file, files, out, err);
        }
        Tournament tournament = NextRound.of(files.read(file));
        return explain ? Explain.run(tournament, out, err) : pair(tournament, out, err);
    }

    private static int generate(GenerateOptions options, Terminal terminal) {
        try {
            return new Generate(options).run(terminal.out());
        } catch (IOException unwritable) {
            terminal.err().println("cannot write " + unwritable.getMessage());
            return UNUSABLE;
        }
    }

    private static int pair(Tournament tournament, PrintStream out, PrintStream err) {
        return switch (DutchPairing.pair(tournament)) {
            case RoundPairing.NoValidPairing(int round, String reason) -> {
                err.println("Round " + round + ": " + reason);
                yield NO_PAIRING;
            }
            case RoundPairing.Paired(int round, var boards, int bye) -> {
                out.println(boards.size() + (bye > 0 ? 1 : 0));
                boards.forEach(board -> out.println(board.white() + " " + board.black()));
                if (bye > 0) {
                    out.println(bye + " 0");
                }
                yield DONE;
            }
        };
    }
}
