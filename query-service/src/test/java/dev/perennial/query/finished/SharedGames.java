package dev.perennial.query.finished;

import static dev.perennial.query.SharedNode.rename;
import static dev.perennial.query.SharedNode.send;

import dev.perennial.testing.PlayedTable;
import java.util.List;
import java.util.Random;
import java.util.UUID;
import java.util.stream.Stream;

/** A finished game of each kind and one that is being played, on the shared node; the first player has a name. */
final class SharedGames {
    static final List<PlayedTable> FINISHED = Stream.of(
                    "evergreen-concert", "arboretum", "s-evolution", "evergreen-planet")
            .map(game -> send(opened(game, 3).started().playedOut(new Random(game.length()))))
            .toList();
    static final PlayedTable RUNNING = send(opened("arboretum", 2).started().played(9, new Random(1)));

    static {
        rename("player-0", "Nought");
    }

    private SharedGames() {}

    static List<String> ids() {
        return FINISHED.stream().map(table -> table.id().code()).toList();
    }

    static PlayedTable opened(String game, int seats) {
        return PlayedTable.opened(UUID.randomUUID().toString(), game, seats);
    }

    static String path(PlayedTable table, String rest) {
        return "/api/v1/tables/" + table.id().code() + rest;
    }
}
