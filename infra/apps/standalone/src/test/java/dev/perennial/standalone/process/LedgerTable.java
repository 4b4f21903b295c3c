package dev.perennial.standalone.process;

import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.standalone.api.Api;
import dev.perennial.standalone.api.Player;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.LongStream;
import tools.jackson.databind.JsonNode;

/** A table whose every acknowledged move is written down outside the server. */
final class LedgerTable {
    private final String id;
    private final Random random;
    private final List<Entry> ledger = new ArrayList<>();
    private Sent sent;
    private long sequence;

    private record Entry(int seat, int number, long sequence) {}

    /** A move of which nobody knows yet whether it has arrived. */
    private record Sent(int seat, int number, JsonNode move) {
        String key() {
            return "key-" + seat + "-" + number;
        }
    }

    private LedgerTable(String id, long seed) {
        this.id = id;
        this.random = new Random(seed);
    }

    static LedgerTable open(String game, List<Player> players, long seed) {
        var table = new LedgerTable(players.getFirst().openUntimedTable(game, players.size()), seed);
        players.forEach(player -> table.sequence = player.sit(table.id));
        return table;
    }

    int acknowledged() {
        return ledger.size();
    }

    /** Plays one move, or sends the last one again if its answer never came; false when the game is over. */
    boolean step(List<Player> players) {
        if (sent == null) {
            JsonNode view = players.getFirst().look(id, sequence);
            if (view.get("awaited").isEmpty()) {
                return false;
            }
            int seat = view.get("awaited").get(0).asInt();
            JsonNode own = players.get(seat).look(id, sequence);
            JsonNode legal = own.get("legalMoves");
            sent = new Sent(seat, own.get("seatMove").asInt(), legal.get(random.nextInt(legal.size())));
        }
        sequence = players.get(sent.seat()).play(id, sent.number(), sent.move(), sent.key());
        ledger.add(new Entry(sent.seat(), sent.number(), sequence));
        sent = null;
        return true;
    }

    /** Every acknowledged move is there, as the last one of its seat or before it. */
    void requireNothingLost(Api api) {
        JsonNode table = api.get("/api/v1/tables/" + id + "?atLeast=" + sequence, null);
        for (Entry entry : ledger) {
            assertThat(table.at("/table/seats/" + entry.seat() + "/movesMade").asInt())
                    .as("moves of seat " + entry.seat() + " at " + id)
                    .isGreaterThanOrEqualTo(entry.number());
        }
        assertThat(table.get("sequence").asLong()).isGreaterThanOrEqualTo(sequence);
    }

    /** When the game is over: every acknowledged move once, where its answer said, and no other. */
    void requireExactlyTheLedger(Api api) {
        JsonNode steps = api.get("/api/v1/tables/" + id + "/history", null).get("steps");
        assertThat(steps.valueStream().filter(step -> !step.get("timeUp").asBoolean()))
                .hasSameSizeAs(ledger);
        for (int i = 0; i < ledger.size(); i++) {
            Entry entry = ledger.get(i);
            JsonNode step = steps.get(i);
            assertThat(step.get("seat").asInt()).isEqualTo(entry.seat());
            assertThat(step.get("number").asInt()).isEqualTo(entry.number());
            long last = LongStream.of(step.get("events")
                            .valueStream()
                            .mapToLong(event -> event.get("sequence").asLong())
                            .toArray())
                    .max()
                    .orElseThrow();
            boolean ended = i == ledger.size() - 1;
            assertThat(entry.sequence()).isEqualTo(ended ? last + 2 : last);
        }
    }
}
