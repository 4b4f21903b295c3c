package dev.perennial.cli.bench;

import dev.perennial.games.Bots;
import dev.perennial.games.Game;
import dev.perennial.games.GameEvent;
import dev.perennial.games.GameMove;
import dev.perennial.games.GameOptions;
import dev.perennial.games.GameState;
import dev.perennial.games.Games;
import dev.perennial.games.bots.Bot;
import java.io.PrintStream;
import java.util.List;
import java.util.Locale;

/** Lets the bots play each other and prints the tables of docs/explanation/bots.md. */
final class BotBench {
    private final PrintStream out;
    private final int games;
    private final int tables;

    BotBench(PrintStream out, int games, int tables) {
        this.out = out;
        this.games = games;
        this.tables = tables;
    }

    void run(List<String> ids) {
        out.println("| game | seats | who | against | games | won | 95 % | points | theirs | ms a game |");
        out.println("|---|---|---|---|---|---|---|---|---|---|");
        ids.forEach(id -> measure(Games.byId(id).orElseThrow()));
    }

    private void measure(Game<GameState, GameMove, GameEvent, GameOptions> game) {
        line(game, "greedy", "random", 2, games);
        line(game, "expert", "greedy", 2, games);
        for (int seats = game.minSeats(); seats <= game.maxSeats(); seats++) {
            line(game, "greedy", "greedy", seats, tables);
            if (seats != 2) {
                line(game, "expert", "greedy", seats, tables);
            }
        }
    }

    private void line(
            Game<GameState, GameMove, GameEvent, GameOptions> game, String hero, String others, int seats, int count) {
        if (count == 0 || !Bots.names(game.id()).containsAll(List.of(hero, others))) {
            return;
        }
        long start = System.nanoTime();
        var contest = new Contest(game, bot(game, hero), bot(game, others));
        var score = contest.play(seats, count);
        out.printf(
                Locale.ROOT,
                "| %s | %d | %s | %s | %d | %.1f %% | %.1f-%.1f %% | %.1f | %s | %d |%n",
                game.id(),
                seats,
                hero,
                seats == 1 ? "alone" : others,
                score.games(),
                100 * score.share(),
                100 * score.lowerBound(),
                100 * score.upperBound(),
                score.meanPoints(),
                seats == 1 ? "" : String.format(Locale.ROOT, "%.1f", score.meanPointsOfOthers()),
                (System.nanoTime() - start) / count / 1_000_000);
    }

    private static Bot<GameMove> bot(Game<?, ?, ?, ?> game, String name) {
        return Bots.byName(game.id(), name).orElseThrow();
    }
}
