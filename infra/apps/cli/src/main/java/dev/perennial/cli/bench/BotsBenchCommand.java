package dev.perennial.cli.bench;

import dev.perennial.cli.commandline.GameIds;
import dev.perennial.cli.commandline.OfflineCommand;
import dev.perennial.cli.commandline.Terminal;
import dev.perennial.games.Game;
import dev.perennial.games.Games;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

@Command(name = "bots", description = "Let the bots play each other and print the tables of docs/reports.")
public final class BotsBenchCommand implements OfflineCommand {
    private static final int DONE = 0;

    @Parameters(
            index = "0",
            paramLabel = "GAME",
            arity = "0..1",
            completionCandidates = GameIds.class,
            description = "One game (default: all).")
    private @Nullable String game;

    @Parameters(
            index = "1",
            paramLabel = "GAMES",
            arity = "0..1",
            defaultValue = "400",
            description = "Games of two players for each pair of bots (default: ${DEFAULT-VALUE}).")
    private int games = 400;

    @Parameters(
            index = "2",
            paramLabel = "TABLES",
            arity = "0..1",
            defaultValue = "100",
            description = "Tables of more players for each number of them (default: ${DEFAULT-VALUE}).")
    private int tables = 100;

    @Override
    public int run(Terminal terminal) {
        var ids = game == null
                ? Games.all().stream().map(Game::id).toList()
                : List.of(GameIds.game(game).id());
        new BotBench(terminal.out(), games, tables).run(ids);
        return DONE;
    }
}
