package dev.perennial.cli.play;

import dev.perennial.cli.options.Arguments;
import dev.perennial.cli.options.Arguments.UsageProblem;
import dev.perennial.client.ClientProblem;
import dev.perennial.client.Perennial;
import dev.perennial.client.TableWish;
import dev.perennial.client.Unreachable;
import dev.perennial.games.Bots;
import dev.perennial.games.Game;
import dev.perennial.games.Games;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.UUID;
import java.util.stream.Collectors;

/** {@code play}: a game against bots in the terminal, by the public interface alone. */
public final class PlayCommand {
    private static final String SERVER = "http://127.0.0.1:8080";
    private static final Duration PATIENCE = Duration.ofSeconds(20);
    private static final int LEFT_EARLY = 1;
    private static final int NOT_POSSIBLE = 2;

    private PlayCommand() {}

    public static int run(List<String> args, InputStream keyboard, PrintStream out, PrintStream err) {
        try {
            var in = new BufferedReader(new InputStreamReader(keyboard, StandardCharsets.UTF_8));
            return play(Arguments.parse(args, Set.of("--game", "--bot", "--players", "--server", "--name")), in, out);
        } catch (UsageProblem | ClientProblem | Unreachable problem) {
            err.println("perennial: " + problem.getMessage());
        } catch (IOException e) {
            err.println("perennial: " + e);
        }
        return NOT_POSSIBLE;
    }

    private static int play(Arguments args, BufferedReader in, PrintStream out) throws IOException {
        String game = args.text("--game");
        var rules = Games.byId(game).orElseThrow(() -> new UsageProblem("no game " + game + "; there are " + games()));
        String level = args.find("--bot").orElse(Bots.usual(game));
        if (!Bots.names(game).contains(level)) {
            throw new UsageProblem("no bot " + level + "; there are " + Bots.names(game));
        }
        int players =
                args.find("--players").isPresent() ? args.number("--players", rules.minSeats(), rules.maxSeats()) : 2;
        String server = args.find("--server").orElse(SERVER).replaceAll("/+$", "");
        Perennial visitor = Perennial.at(server, PATIENCE);
        Perennial me =
                args.find("--name").isPresent() ? signIn(visitor, args.text("--name"), in, out) : visitor.guest();

        String table =
                me.tables().open(TableWish.of(game, players).untimed().bots(Collections.nCopies(players - 1, level)));
        out.println("Your table, for others to watch: " + server + "/tables/" + table);
        long seated = me.tables().sit(table, UUID.randomUUID().toString());
        // A stream does not wait for a table the reading side has not heard of yet; a look that names a sequence does.
        var _ = me.tables().view(table, seated);
        if (new Match(me, table, new Answers(game, in, out), out).play()) {
            out.println("Replay: " + server + "/tables/" + table + "/replay");
            return 0;
        }
        out.println("You left; that is giving up.");
        long _ = me.tables().resign(table);
        return LEFT_EARLY;
    }

    private static String games() {
        return Games.all().stream().map(Game::id).collect(Collectors.joining(", "));
    }

    /** A password that nobody can look at over the shoulder, or the first line of what is piped in. */
    @SuppressWarnings("SystemConsoleNull") // since JDK 25 there is none again where nobody sits
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
