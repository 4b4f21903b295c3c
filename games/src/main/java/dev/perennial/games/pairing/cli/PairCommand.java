package dev.perennial.games.pairing.cli;

import dev.perennial.games.pairing.Acceleration;
import dev.perennial.games.pairing.RoundPairing;
import dev.perennial.games.pairing.Tournament;
import dev.perennial.games.pairing.dutch.DutchPairing;
import dev.perennial.games.pairing.trf.MalformedTrf;
import dev.perennial.games.pairing.trf.TrfReader;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * The command line of the pairing engine. Exit codes: 0 done, 1 no valid pairing (or, when checking, differences), 2 a
 * file that cannot be read or a command that makes no sense.
 */
public final class PairCommand {
    static final int DONE = 0;
    static final int NO_PAIRING = 1;
    static final int UNUSABLE = 2;

    private static final String USAGE = """
            usage: pair FILE.trf             the pairing of the next round
                   pair --check FILE.trf     pair every round of a tournament again and compare; DIR for all its files
                   pair --explain FILE.trf   why each pair of the next round was made
                   pair --batch DIR          the next round of every .trf file of a folder, a line each
                   pair --generate [--players N] [--rounds N] [--seed TEXT] [--draws %] [--forfeits %] [--byes %]
                                             a random tournament as a file; --players 5-90 for any size between,
                                             --setup mixed for odd points, acceleration and players kept apart,
                                             --count N --out DIR for many files
                   pair --pods FILE.json     tables of three to six; --explain says why
            --baku-half before these makes the upper group of a Baku acceleration half of the players, as bbpPairings does,
            and not an even number of them, as the rule says""";

    private PairCommand() {}

    /** How files become tournaments. */
    interface Reader {
        Tournament read(Path file) throws IOException;
    }

    public static int run(List<String> args, PrintStream out, PrintStream err) {
        boolean half = !args.isEmpty() && args.getFirst().equals("--baku-half");
        return half
                ? run(args.subList(1, args.size()), PairCommand::readWithHalf, out, err)
                : run(args, PairCommand::read, out, err);
    }

    private static int run(List<String> args, Reader files, PrintStream out, PrintStream err) {
        if (args.isEmpty()) {
            err.println(USAGE);
            return UNUSABLE;
        }
        var rest = args.subList(1, args.size());
        try {
            return switch (args.getFirst()) {
                case "--batch" -> new Batch(files, out, err).pairAll(Path.of(only(rest)));
                case "--check" -> Check.run(Path.of(only(rest)), files, out, err);
                case "--explain" -> Explain.run(files.read(Path.of(only(rest))), out, err);
                case "--generate" -> Generate.run(rest, out);
                default -> pair(files.read(Path.of(only(args))), out, err);
            };
        } catch (MalformedTrf malformed) {
            err.println(args.getLast() + ": " + malformed.getMessage());
        } catch (IOException unreadable) {
            err.println("cannot read " + unreadable.getMessage());
        } catch (UsageProblem problem) {
            err.println(problem.getMessage());
            err.println(USAGE);
        }
        return UNUSABLE;
    }

    /** Arguments that make no sense. */
    static final class UsageProblem extends RuntimeException {
        UsageProblem(String message) {
            super(message);
        }
    }

    private static String only(List<String> args) {
        if (args.size() != 1 || args.getFirst().startsWith("--")) {
            throw new UsageProblem("exactly one file or folder is needed");
        }
        return args.getFirst();
    }

    /** An upper group that the file writes out itself stays as it is. */
    private static Tournament readWithHalf(Path file) throws IOException {
        var read = read(file);
        return read.acceleration() instanceof Acceleration.Baku ? read.with(Acceleration.Baku.ofHalf(read)) : read;
    }

    /** Columns are characters in some files and bytes in others: where names differ in that, one way makes sense. */
    static Tournament read(Path file) throws IOException {
        byte[] bytes = Files.readAllBytes(file);
        try {
            return TrfReader.read(new String(bytes, StandardCharsets.UTF_8)).tournament();
        } catch (MalformedTrf byCharacters) {
            try {
                return TrfReader.read(new String(bytes, StandardCharsets.ISO_8859_1))
                        .tournament();
            } catch (MalformedTrf _) {
                throw byCharacters;
            }
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
