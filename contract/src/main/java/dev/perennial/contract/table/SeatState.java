package dev.perennial.contract.table;

import dev.perennial.contract.PlayerId;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Who sits on a seat, and which moves he has made, so that a repeated command gets the same answer.
 *
 * @param bot which bot plays here; null for people
 * @param missed how many times in a row his time was up
 * @param forfeit the seat was given up, as the how manieth of the table; null if it was not
 * @param agreesToVoid whether he would call the game off
 * @param phrases how many he has said
 */
public record SeatState(
        PlayerId player,
        String clientSeed,
        List<PlayedMove> moves,
        @Nullable String bot,
        int missed,
        @Nullable Integer forfeit,
        boolean agreesToVoid,
        int phrases) {

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
        return new SeatState(player, clientSeed, List.of(), null, 0, null, false, 0);
    }

    static SeatState ofBot(PlayerId player, String level) {
        return new SeatState(player, "", List.of(), level, 0, null, false, 0);
    }

    SeatState moved(@Nullable String key, long sequence) {
        var more = new ArrayList<>(moves);
        more.add(new PlayedMove(key, sequence));
        return new SeatState(player, clientSeed, more, bot, 0, forfeit, agreesToVoid, phrases);
    }

    SeatState timedOut() {
        return new SeatState(player, clientSeed, moves, bot, missed + 1, forfeit, agreesToVoid, phrases);
    }

    SeatState givenUp(int order, @Nullable String playsOn) {
        return new SeatState(player, clientSeed, moves, playsOn, missed, order, agreesToVoid, phrases);
    }

    SeatState voting(boolean agrees) {
        return new SeatState(player, clientSeed, moves, bot, missed, forfeit, agrees, phrases);
    }

    SeatState spoken() {
        return new SeatState(player, clientSeed, moves, bot, missed, forfeit, agreesToVoid, phrases + 1);
    }

    /** The number the seat's next move must carry. */
    public int nextMove() {
        return moves.size() + 1;
    }

    public boolean isForfeited() {
        return forfeit != null;
    }

    /** Whether a person plays here who has not given up. */
    public boolean isPlayedByPerson() {
        return bot == null && forfeit == null;
    }
}
