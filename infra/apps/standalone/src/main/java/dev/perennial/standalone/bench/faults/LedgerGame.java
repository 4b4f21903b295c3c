package dev.perennial.standalone.bench.faults;

import dev.perennial.client.LegalMoves;
import dev.perennial.client.Perennial;
import dev.perennial.client.TableSettings;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import java.util.function.BooleanSupplier;
import tools.jackson.databind.JsonNode;

/** One table played to its end by chance, every acknowledged move of which is written into a ledger. */
final class LedgerGame {
    private static final int CHOICES = 20;

    private final List<Perennial> players;
    private final String table;
    private final Random random;
    private final CompletableFuture<Long> end = new CompletableFuture<>();
    private long sequence;

    private LedgerGame(List<Perennial> players, String table, Random random) {
        this.players = players;
        this.table = table;
        this.random = random;
    }

    static LedgerGame open(String game, List<Perennial> players, long seed) {
        String table = players.getFirst()
                .tables()
                .open(TableSettings.of(game, players.size()).untimed());
        var opened = new LedgerGame(players, table, new Random(seed));
        for (Perennial player : players) {
            opened.sequence = player.tables().sit(table, "ledger");
        }
        return opened;
    }

    String table() {
        return table;
    }

    /** The last sequence, once this game is no longer played. */
    CompletableFuture<Long> end() {
        return end;
    }

    /** Plays until the game is over or the run ends; a move is resent until its answer arrives. */
    void play(Ledger ledger, BooleanSupplier enough) {
        Perennial mover = players.getFirst();
        LegalMoves now = mover.tables().legalMoves(table, sequence, CHOICES);
        while (!now.awaited().isEmpty() && !enough.getAsBoolean()) {
            Perennial next = players.get(now.awaited().getFirst());
            LegalMoves legal = next.equals(mover) ? now : next.tables().legalMoves(table, sequence, CHOICES);
            mover = next;
            sequence = mover.tables().move(table, legal.seatMove(), chosen(legal.moves()));
            ledger.acknowledged(table, sequence);
            now = mover.tables().legalMoves(table, sequence, CHOICES);
        }
        end.complete(sequence);
    }

    private JsonNode chosen(List<LegalMoves.Choice> moves) {
        return moves.get(random.nextInt(moves.size())).move();
    }
}
