package dev.perennial.client;

import java.util.UUID;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/** Tables: open, sit, play, look, watch. Commands answer the table's sequence after them. */
public final class Tables {
    private final Caller caller;

    Tables(Caller caller) {
        this.caller = caller;
    }

    /** Answers the new table's id. */
    public String open(TableWish wish) {
        return caller.post("/tables", wish.json()).get("table").asString();
    }

    /** Takes a free seat. The seed becomes a part of the shuffle, so that nobody alone decides it. */
    public long sit(String table, String clientSeed) {
        return sequence(caller.post(path(table, "/seats"), Perennial.body().put("clientSeed", clientSeed)));
    }

    public long addBot(String table, String level) {
        return sequence(caller.post(path(table, "/bots"), Perennial.body().put("level", level)));
    }

    /** Starts a table whose owner says when; free seats are given to bots of that level, or taken away. */
    public long start(String table, @Nullable String fill) {
        return sequence(caller.post(path(table, "/start"), Perennial.body().put("fill", fill)));
    }

    public LegalMoves legalMoves(String table) {
        return LegalMoves.of(caller.get(path(table, "/moves")));
    }

    /** At most so many of them, not older than the sequence: the lightest way to play on. */
    public LegalMoves legalMoves(String table, long atLeast, int limit) {
        return LegalMoves.of(caller.get(path(table, "/moves?atLeast=" + atLeast + "&limit=" + limit)));
    }

    /** Sent again until there is an answer; the server plays it once. */
    public long move(String table, int seatMove, JsonNode move) {
        return move(table, seatMove, move, UUID.randomUUID().toString());
    }

    /** With a key of the caller's own, who may want to send it again after his own restart. */
    public long move(String table, int seatMove, JsonNode move, String key) {
        var body = Perennial.body().put("seatMove", seatMove);
        body.set("move", move);
        return sequence(caller.postOnce(path(table, "/moves"), body, key));
    }

    public long resign(String table) {
        return sequence(caller.post(path(table, "/resign"), Perennial.body()));
    }

    /** The table as who asks may see it. */
    public JsonNode view(String table) {
        return caller.get(path(table, ""));
    }

    /** The same, not older than the sequence: who has just moved sees his own move. */
    public JsonNode view(String table, long atLeast) {
        return caller.get(path(table, "?atLeast=" + atLeast));
    }

    /** What happens from now on, after one frame with the table as it is. */
    public TableWatch watch(String table) {
        return TableWatch.from(caller, path(table, "/stream"), null);
    }

    /** What happened after this event, and on. */
    public TableWatch watch(String table, long lastEventId) {
        return TableWatch.from(caller, path(table, "/stream"), lastEventId);
    }

    public JsonNode replay(String table) {
        return caller.get(path(table, "/replay"));
    }

    /** Of a finished game, as {@code ./perennial verify} reads it. */
    public JsonNode history(String table) {
        return caller.get(path(table, "/history"));
    }

    /** A page of public tables. */
    public JsonNode list(String status) {
        return caller.get("/tables?status=" + status);
    }

    private static String path(String table, String rest) {
        return "/tables/" + table + rest;
    }

    private static long sequence(JsonNode answer) {
        return answer.get("sequence").asLong();
    }
}
