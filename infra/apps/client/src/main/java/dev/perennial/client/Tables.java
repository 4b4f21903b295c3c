package dev.perennial.client;

import java.util.UUID;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/**
 * Opens, plays, reads and watches tables.
 *
 * <p>Commands return the table's sequence after them: pass it to {@link #view(String, long)} or
 * {@link #legalMoves(String, long, int)} to read a state that includes the command.
 */
public final class Tables {
    private final Caller caller;

    Tables(Caller caller) {
        this.caller = caller;
    }

    /**
     * Opens a table.
     *
     * @param settings the settings of the table
     * @return the id of the new table
     */
    public String open(TableSettings settings) {
        return caller.post("/tables", settings.json()).get("table").asString();
    }

    /**
     * Takes a free seat.
     *
     * @param table the id of the table
     * @param clientSeed any text; it becomes part of the shuffle, so that the server alone cannot decide it
     * @return the sequence of the table after this command
     */
    public long sit(String table, String clientSeed) {
        return sequence(caller.post(path(table, "/seats"), Perennial.body().put("clientSeed", clientSeed)));
    }

    /**
     * Seats a bot. Only the table's owner can do this.
     *
     * @param table the id of the table
     * @param level {@code random}, {@code greedy} or {@code expert}
     * @return the sequence of the table after this command
     */
    public long addBot(String table, String level) {
        return sequence(caller.post(path(table, "/bots"), Perennial.body().put("level", level)));
    }

    /**
     * Starts a table that its owner starts.
     *
     * @param table the id of the table
     * @param fill the level of the bots that take the free seats; null to remove the free seats
     * @return the sequence of the table after this command
     */
    public long start(String table, @Nullable String fill) {
        return sequence(caller.post(path(table, "/start"), Perennial.body().put("fill", fill)));
    }

    /**
     * Reads the moves that the signed-in player can make now.
     *
     * @param table the id of the table
     * @return the moves
     */
    public LegalMoves legalMoves(String table) {
        return LegalMoves.of(caller.get(path(table, "/moves")));
    }

    /**
     * Reads some of the moves that the signed-in player can make. This is the fastest way for a program to play on.
     *
     * @param table the id of the table
     * @param atLeast the sequence that the answer must include; the server waits for it
     * @param limit how many moves to return at most
     * @return the moves
     */
    public LegalMoves legalMoves(String table, long atLeast, int limit) {
        return LegalMoves.of(caller.get(path(table, "/moves?atLeast=" + atLeast + "&limit=" + limit)));
    }

    /**
     * Makes a move. The request is repeated until there is an answer; the server plays the move once.
     *
     * @param table the id of the table
     * @param seatMove the number from {@link LegalMoves#seatMove()}
     * @param move the move
     * @return the sequence of the table after this command
     */
    public long move(String table, int seatMove, JsonNode move) {
        return move(table, seatMove, move, UUID.randomUUID().toString());
    }

    /**
     * Makes a move with your own idempotency key, so that your program can repeat the request after a restart.
     *
     * @param table the id of the table
     * @param seatMove the number from {@link LegalMoves#seatMove()}
     * @param move the move
     * @param key the key; the server plays a move once for each key
     * @return the sequence of the table after this command
     */
    public long move(String table, int seatMove, JsonNode move, String key) {
        var body = Perennial.body().put("seatMove", seatMove);
        body.set("move", move);
        return sequence(caller.postOnce(path(table, "/moves"), body, key));
    }

    /**
     * Resigns.
     *
     * @param table the id of the table
     * @return the sequence of the table after this command
     */
    public long resign(String table) {
        return sequence(caller.post(path(table, "/resign"), Perennial.body()));
    }

    /**
     * Reads the table as the signed-in player may see it.
     *
     * @param table the id of the table
     * @return the answer of {@code GET /tables/{table}}
     */
    public JsonNode view(String table) {
        return caller.get(path(table, ""));
    }

    /**
     * Reads the table in a state that includes a command of yours.
     *
     * @param table the id of the table
     * @param atLeast the sequence that the answer must include; the server waits for it
     * @return the answer of {@code GET /tables/{table}}
     */
    public JsonNode view(String table, long atLeast) {
        return caller.get(path(table, "?atLeast=" + atLeast));
    }

    /**
     * Watches a table. The first frame is the table as it is now.
     *
     * @param table the id of the table
     * @return the stream; close it when you no longer need it
     */
    public TableWatch watch(String table) {
        return TableWatch.from(caller, path(table, "/stream"), null);
    }

    /**
     * Watches a table from a known event on.
     *
     * @param table the id of the table
     * @param lastEventId the {@link Frame#id()} of the last frame you have
     * @return the stream; close it when you no longer need it
     */
    public TableWatch watch(String table, long lastEventId) {
        return TableWatch.from(caller, path(table, "/stream"), lastEventId);
    }

    /**
     * Reads the replay as the signed-in player may see it.
     *
     * @param table the id of the table
     * @return the answer of {@code GET /tables/{table}/replay}
     */
    public JsonNode replay(String table) {
        return caller.get(path(table, "/replay"));
    }

    /**
     * Reads the complete history of a finished game, as {@code ./perennial verify} takes it.
     *
     * @param table the id of the table
     * @return the answer of {@code GET /tables/{table}/history}
     */
    public JsonNode history(String table) {
        return caller.get(path(table, "/history"));
    }

    /**
     * Lists public tables.
     *
     * @param status the status they have, as in {@code GET /tables?status=}
     * @return the first page
     */
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
