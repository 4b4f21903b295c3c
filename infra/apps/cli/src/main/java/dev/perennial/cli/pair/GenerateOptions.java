package dev.perennial.cli.pair;

import dev.perennial.cli.commandline.UsageProblem;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The options of {@code pair --generate}. */
final class GenerateOptions {
    static final int DRAWS = 30;
    static final int FORFEITS = 2;
    static final int REQUESTED_BYES = 2;

    private static final int MOST_PLAYERS = 9_999;
    private static final int MOST_ROUNDS = 99;
    private static final int MOST_FILES = 99_999;

    @Option(names = "--players", paramLabel = "N", description = "Players, or a range such as 5-90 (default: 60).")
    private String players = "60";

    @Option(names = "--rounds", paramLabel = "N", description = "Rounds (default: 9).")
    private int rounds = 9;

    @Option(names = "--seed", paramLabel = "TEXT", description = "Seed for the random numbers (default: perennial).")
    private String seed = "perennial";

    @Option(names = "--draws", paramLabel = "PERCENT", description = "Share of draws (default: 30).")
    private int draws = DRAWS;

    @Option(names = "--forfeits", paramLabel = "PERCENT", description = "Share of forfeits (default: 2).")
    private int forfeits = FORFEITS;

    @Option(names = "--byes", paramLabel = "PERCENT", description = "Share of requested byes (default: 2).")
    private int byes = REQUESTED_BYES;

    @Option(
            names = "--setup",
            paramLabel = "KIND",
            description = "plain, or mixed for odd points, acceleration and forbidden pairs (default: plain).")
    private Kind setup = Kind.plain;

    @Option(names = "--count", paramLabel = "N", description = "Number of files; needs --out.")
    private @Nullable Integer count;

    @Option(names = "--out", paramLabel = "DIR", description = "Folder of the files; needs --count.")
    private @Nullable Path folder;

    /** Named as they are typed. */
    enum Kind {
        plain,
        mixed
    }

    void check() {
        if ((count == null) != (folder == null)) {
            throw new UsageProblem("--count and --out need each other.");
        }
    }

    int fewestPlayers() {
        return players(players.split("-", 2)[0]);
    }

    int mostPlayers() {
        String[] range = players.split("-", 2);
        return UsageProblem.within("--players", players(range[range.length - 1]), fewestPlayers(), MOST_PLAYERS);
    }

    private int players(String text) {
        if (!text.matches("\\d{1,6}")) {
            throw new UsageProblem("--players must be a number or a range such as 5-90, not " + players + ".");
        }
        return UsageProblem.within("--players", Integer.parseInt(text), 1, MOST_PLAYERS);
    }

    int rounds() {
        return UsageProblem.within("--rounds", rounds, 1, MOST_ROUNDS);
    }

    String seed() {
        return seed;
    }

    int draws() {
        return UsageProblem.within("--draws", draws, 0, 100);
    }

    int forfeits() {
        return UsageProblem.within("--forfeits", forfeits, 0, 100);
    }

    int byes() {
        return UsageProblem.within("--byes", byes, 0, 100);
    }

    boolean mixed() {
        return setup == Kind.mixed;
    }

    int count() {
        return count == null ? 1 : UsageProblem.within("--count", count, 1, MOST_FILES);
    }

    @Nullable
    Path folder() {
        return folder;
    }
}
