package dev.perennial.standalone.api;

import java.util.List;
import java.util.Random;
import tools.jackson.databind.JsonNode;

/** A table with all its players, played on through the public interface. */
public final class Game {
    private final String table;
    private final List<Player> players;
    private final Random random;
    private long sequence;

    private Game(String table, List<Player> players, Random random, long sequence) {
        this.table = table;
        this.players = players;
        this.random = random;
        this.sequence = sequence;
    }

    public static Game start(String game, List<Player> players, long seed) {
        return seat(players.getFirst().openTable(game, players.size()), players, seed);
    }

    private static Game seat(String table, List<Player> players, long seed) {
        long sequence = 0;
        for (Player player : players) {
            sequence = player.sit(table);
        }
        return new Game(table, players, new Random(seed), sequence);
    }

    /** One that counts for the ladder. */
    public static Game rated(String game, List<Player> players, long seed) {
        return seat(players.getFirst().openRatedTable(game, players.size()), players, seed);
    }

    /** At a table at which a tournament has set them down. */
    public static Game paired(String table, List<Player> players, long seed) {
        return new Game(table, players, new Random(seed), 0);
    }

    /** One that goes on from a moment of this finished game, with the same people and cards. */
    public Game continued(long moment) {
        Player first = players.getFirst();
        String body = "{\"sequence\":" + moment + ",\"deal\":\"REAL\"}";
        var opened = first.api().post("/api/v1/tables/" + table + "/branches", first.token(), body);
        return seat(opened.get("table").asString(), players, random.nextLong());
    }

    /** The same table with the same people after the server came back. */
    public Game goOn(List<Player> again) {
        return new Game(table, again, random, sequence);
    }

    public String table() {
        return table;
    }

    public long sequence() {
        return sequence;
    }

    /** The player who has to move now. */
    public Player mover() {
        JsonNode view = players.getFirst().look(table, sequence);
        return players.get(view.get("awaited").get(0).asInt());
    }

    /** Plays one move; false when the game is over. */
    public boolean step() {
        JsonNode view = players.getFirst().look(table, sequence);
        if (view.get("awaited").isEmpty()) {
            return false;
        }
        Player mover = players.get(view.get("awaited").get(0).asInt());
        sequence = mover.playAny(table, mover.look(table, sequence), random);
        return true;
    }

    /** Plays on to the end and returns the number of moves. */
    public int finish() {
        int moves = 0;
        while (step()) {
            moves++;
        }
        return moves;
    }
}
