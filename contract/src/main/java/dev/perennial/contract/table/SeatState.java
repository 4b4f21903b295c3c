package dev.perennial.contract.table;

import dev.perennial.contract.PlayerId;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Who sits on a seat, and which moves he has made, so that a repeated command gets the same answer.
 *
 * @param bot which bot plays here; null for people
 */
public record SeatState(
        PlayerId player,
        String clientSeed,
        List<PlayedMove> moves,
        @Nullable String bot) {

    /**
     * What a repeated command is answered with.
     *
     * @param sequence the table's sequence after the move and all it caused
     */
    public record PlayedMove(@Nullable String key, long sequence) {}

    public SeatState {
        moves = List.copyOf(moves);
    }

    static SeatState of(PlayerId player, String clientSeed) {
        return new SeatState(player, clientSeed, List.of(), null);
    }

    static SeatState ofBot(PlayerId player, String level) {
        return new SeatState(player, "", List.of(), level);
    }

    SeatState moved(@Nullable String key, long sequence) {
        var more = new ArrayList<>(moves);
        more.add(new PlayedMove(key, sequence));
        return new SeatState(player, clientSeed, more, bot);
    }

    /** The number the seat's next move must carry. */
    public int nextMove() {
        return moves.size() + 1;
    }
}
