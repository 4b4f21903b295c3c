package dev.perennial.client;

import java.util.List;
import tools.jackson.databind.JsonNode;

/**
 * The moves that the signed-in player can make now.
 *
 * @param sequence the sequence of the table these moves belong to
 * @param seat the player's seat, from 0
 * @param seatMove the number that the next move of this seat must carry
 * @param awaited the seats that the table waits for; empty when the game is over
 * @param moves the moves; empty if the table does not wait for this seat
 * @param complete whether the list holds all legal moves; some positions have too many to send
 */
public record LegalMoves(
        long sequence, int seat, int seatMove, List<Integer> awaited, List<Choice> moves, boolean complete) {

    /**
     * One legal move.
     *
     * @param move the move, as {@link Tables#move(String, int, JsonNode)} takes it
     * @param notation a short notation for people
     */
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
