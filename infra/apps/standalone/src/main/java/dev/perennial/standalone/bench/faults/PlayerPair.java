package dev.perennial.standalone.bench.faults;

import dev.perennial.client.ClientProblem;
import dev.perennial.client.Perennial;
import dev.perennial.client.Unreachable;
import java.util.List;
import java.util.function.BooleanSupplier;

/** Two players and the tables they play at, one after the other, all games in turn. */
final class PlayerPair {
    private static final int TRIES = 100;

    private final List<String> games;
    private final List<Perennial> players;
    private int number;
    private volatile LedgerGame game;

    private PlayerPair(List<String> games, int number, List<Perennial> players) {
        this.games = games;
        this.number = number;
        this.players = players;
        this.game = open();
    }

    static PlayerPair open(List<String> games, int first, List<Perennial> players) {
        return new PlayerPair(games, first, players);
    }

    /** The current game, or the last one. */
    LedgerGame game() {
        return game;
    }

    void play(Ledger ledger, BooleanSupplier enough) {
        game.play(ledger, enough);
        while (!enough.getAsBoolean()) {
            game = open();
            game.play(ledger, enough);
        }
    }

    /** If the answer to the opening is lost, its state is unknown, and another table is opened. */
    private LedgerGame open() {
        RuntimeException last = null;
        for (int i = 0; i < TRIES; i++) {
            try {
                number++;
                return LedgerGame.open(games.get(number % games.size()), players, number);
            } catch (ClientProblem | Unreachable problem) {
                last = problem;
                pause();
            }
        }
        throw new IllegalStateException("no table could be opened", last);
    }

    private static void pause() {
        try {
            Thread.sleep(1_000);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }
}
