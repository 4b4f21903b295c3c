package dev.perennial.cli.pair;

import dev.perennial.pairing.RoundPairing;
import dev.perennial.pairing.Tournament;
import dev.perennial.pairing.dutch.DutchPairing;
import dev.perennial.pairing.trf.MalformedTrf;
import dev.perennial.pairing.trf.TrfFile;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.List;

/**
 * The command line of the pairing engine. Exit codes: 0 done, 1 no valid pairing (or, when checking, differences), 2 a
 * file that cannot be read, a tournament without a next round, or a command that makes no sense.
 */
public final class PairCommand {
    static final int DONE = 0;
    static final int NO_PAIRING = 1;
    static final int UNUSABLE = 2;

    private static final String USAGE = """
            usage: pair FILE.trf             print the pairing of the next round
                   pair --check FILE.trf     pair every round played again and compare; DIR checks all its files
                   pair --explain FILE.trf   print the next round board by board: who meets and why, and why the colours
                   pair --batch DIR          print the next round of every .trf file of a folder, one line each
                   pair --generate [--players N] [--rounds N] [--seed TEXT] [--draws %] [--forfeits %] [--byes %]
                                             print a random tournament as a file; --players 5-90 for any size between,
                                             --setup mixed for odd points, acceleration and players kept apart,
                                             --count N --out DIR for many files
                   pair --pods FILE.json     print tables of three to six; --explain says why
            Files are TRF16 with the lines XXR XXC XXP XXZ XXA XXS and BBW to BBU, or TRF-2026. The number of rounds (XXR or
            142) may be left out if it changes nothing. Exit code: 0 done, 1 no valid pairing or a difference found,
            2 the file or the command cannot be used; the message says where and why.
            --baku-half before these makes the upper group of a Baku acceleration half of the players, as bbpPairings does,
            and not an even number of them, as the rule says""";

    private PairCommand() {}

    /** How paths become files that were read. */
    interface Reader {
        TrfFile read(Path file) throws IOException;
    }

    public static int run(List<String> args, PrintStream out, PrintStream err) {
        boolean half = !args.isEmpty() && args.getFirst().equals("--baku-half");
        return half
                ? run(args.subList(1, args.size()), TournamentFiles::readWithHalf, out, err)
                : run(args, TournamentFiles::read, out, err);
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
                case "--explain" -> Explain.run(NextRound.of(files.read(Path.of(only(rest)))), out, err);
                case "--generate" -> Generate.run(rest, out);
                default -> pair(NextRound.of(files.read(Path.of(only(args)))), out, err);
            };
        } catch (MalformedTrf malformed) {
            err.println(args.getLast() + ": " + malformed.getMessage());
        } catch (NoNextRound none) {
            err.println(args.getLast() + ": " + none.getMessage());
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
