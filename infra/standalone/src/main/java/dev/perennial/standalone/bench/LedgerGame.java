package dev.perennial.standalone.bench;

import dev.perennial.client.Perennial;
import dev.perennial.client.TableWish;
import java.util.List;
import java.util.Random;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import tools.jackson.databind.JsonNode;

/** One table played to its end by chance, every acknowledged move of which is told to a ledger. */
final class LedgerGame {
    private final List<Perennial> players;
    private final String table;
    private final Random random;
    private long sequence;

    private LedgerGame(List<Perennial> players, String table, Random random) {
        this.players = players;
        this.table = table;
        this.random = random;
    }

    static LedgerGame open(String game, List<Perennial> players, long seed) {
        String table = players.getFirst()
                .tables()
                .open(TableWish.of(game, players.size()).untimed());
        var opened = new LedgerGame(players, table, new Random(seed));
        for (Perennial player : players) {
            opened.sequence = player.tables().sit(table, "ledger");
        }
        return opened;
    }

    String table() {
        return table;
    }

    /** Goes on until the game is over or nobody wants more; a move is sent until its answer comes. */
    void play(Consumer<String> ledger, BooleanSupplier enough) {
        Perennial looking = players.getFirst();
        JsonNode now = looking.tables().view(table, sequence);
        while (!now.get("awaited").isEmpty() && !enough.getAsBoolean()) {
            Perennial mover = players.get(now.get("awaited").get(0).asInt());
            JsonNode seen = mover.equals(looking) ? now : mover.tables().view(table, sequence);
            JsonNode legal = seen.get("legalMoves");
            sequence =
                    mover.tables().move(table, seen.get("seatMove").asInt(), legal.get(random.nextInt(legal.size())));
            ledger.accept(table);
            looking = mover;
            now = mover.tables().view(table, sequence);
        }
    }
}
