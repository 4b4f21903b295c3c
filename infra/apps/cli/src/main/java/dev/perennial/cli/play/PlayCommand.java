package dev.perennial.cli.play;

import dev.perennial.cli.commandline.GameIds;
import dev.perennial.cli.commandline.OfflineCommand;
import dev.perennial.cli.commandline.Terminal;
import dev.perennial.cli.commandline.UsageProblem;
import dev.perennial.client.ClientProblem;
import dev.perennial.client.Perennial;
import dev.perennial.client.TableSettings;
import dev.perennial.client.Unreachable;
import dev.perennial.games.Bots;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Collections;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** A game against bots in the terminal, by the public interface alone. */
@Command(
        name = "play",
        description = "Play against bots in the terminal, through the public API of a running Perennial.",
        footer = "Exit code: 0 the game ended, 1 you left early, 2 no game could start.")
public final class PlayCommand implements OfflineCommand {
    private static final Duration PATIENCE = Duration.ofSeconds(20);
    private static final int LEFT_EARLY = 1;
    private static final int NOT_POSSIBLE = 2;

    @Option(
            names = "--game",
            paramLabel = "GAME",
            required = true,
            completionCandidates = GameIds.class,
            description = "Game to play: ${COMPLETION-CANDIDATES}.")
    private String game = "";

    @Option(names = "--bot", paramLabel = "LEVEL", description = "random, greedy or expert (default: the game's own).")
    private @Nullable String bot;

    @Option(
            names = "--players",
            paramLabel = "N",
            defaultValue = "2",
            description = "Players at the table, including you (default: ${DEFAULT-VALUE}).")
    private int players = 2;

    @Option(
            names = "--server",
            paramLabel = "URL",
            defaultValue = "http://127.0.0.1:8080",
            description = "Address of the server (default: ${DEFAULT-VALUE}).")
    private String server = "";

    @Option(names = "--name", paramLabel = "NAME", description = "Sign in to this account (default: play as a guest).")
    private @Nullable String name;

    @Override
    public int run(Terminal terminal) {
        try {
            var in = new BufferedReader(new InputStreamReader(terminal.in(), StandardCharsets.UTF_8));
            return play(in, terminal.out());
        } catch (ClientProblem | Unreachable problem) {
            terminal.err().println("perennial: " + problem.getMessage());
        } catch (IOException e) {
            terminal.err().println("perennial: " + e);
        }
        return NOT_POSSIBLE;
    }

    private int play(BufferedReader in, PrintStream out) throws IOException {
        var rules = GameIds.game(game);
        String level = bot == null ? Bots.usual(game) : bot;
        if (!Bots.names(game).contains(level)) {
            throw new UsageProblem(
                    "Unknown bot " + level + ". Choose from " + String.join(", ", Bots.names(game)) + ".");
        }
        int seats = UsageProblem.within("--players", players, rules.minSeats(), rules.maxSeats());
        String address = server.replaceAll("/+$", "");
        Perennial visitor = Perennial.at(address, PATIENCE);
        Perennial me = name == null ? visitor.guest() : signIn(visitor, name, in, out);

        String table =
                me.tables().open(TableSettings.of(game, seats).untimed().bots(Collections.nCopies(seats - 1, level)));
        out.println("Your table, for others to watch: " + address + "/tables/" + table);
        long seated = me.tables().sit(table, UUID.randomUUID().toString());
        // A stream does not wait until the query side knows the table; a request that names a sequence does.
        var _ = me.tables().view(table, seated);
        if (new Match(me, table, new Answers(game, in, out), out).play()) {
            out.println("Replay: " + address + "/tables/" + table + "/replay");
            return 0;
        }
        out.println("You left the game and resigned.");
        long _ = me.tables().resign(table);
        return LEFT_EARLY;
    }

    /** The password is typed unseen on a terminal, or is the first line of piped input. */
    @SuppressWarnings("SystemConsoleNull") // since JDK 25 it is null again without a terminal
    private static Perennial signIn(Perennial visitor, String name, BufferedReader in, PrintStream out)
            throws IOException {
        var console = System.console();
        if (console != null && console.isTerminal()) {
            return visitor.signIn(name, new String(console.readPassword("Password of %s: ", name)));
        }
        out.println("Password of " + name + ":");
        String password = in.readLine();
        return visitor.signIn(name, password == null ? "" : password);
    }
}
