package dev.perennial.client;

import java.util.List;
import tools.jackson.databind.JsonNode;

/**
 * What one's own seat may do now.
 *
 * @param seatMove the number the next move must carry
 * @param awaited the seats the table waits for; nobody when the game is over
 * @param complete whether these are all; some positions have more than anybody wants to receive
 */
public record LegalMoves(
        long sequence, int seat, int seatMove, List<Integer> awaited, List<Choice> moves, boolean complete) {

    /** A move with its short notation. */
    public record Choice(JsonNode move, String notation) {}

    static LegalMoves of(JsonNode json) {
        List<Choice> moves = json.get("moves")
                .valueStream()
                .map(move -> new Choice(move.get("move"), move.get("notation").asString()))
                .toList();
        return new LegalMoves(
                json.get("sequence").asLong(),
                json.get("seat").asInt(),
                json.get("seatMove").asInt(),
                json.get("awaited").valueStream().map(JsonNode::asInt).toList(),
                moves,
                json.get("complete").asBoolean());
    }
}
