package dev.perennial.domain.table;

import dev.perennial.domain.Document;
import dev.perennial.domain.PlayerId;
import org.jspecify.annotations.Nullable;

/**
 * The occupant of a seat and their moves so far, so that a repeated command gets the same answer.
 *
 * @param bot which bot plays here; null for people
 * @param missed how many times in a row the player ran out of time
 * @param called how many times in all
 * @param forfeit the order in which this seat was forfeited, from 1; null if it was not
 * @param forfeited how and by whose decision; null if it was not
 * @param agreesToVoid whether the player agrees to void the game
 * @param votes how often they have changed that vote
 * @param phrases how many phrases they have said
 */
public record SeatState(
        PlayerId player,
        String clientSeed,
        PlayedMoves moves,
        @Nullable String bot,
        int missed,
        int called,
        @Nullable Integer forfeit,
        TableEvent.@Nullable SeatForfeited forfeited,
        boolean agreesToVoid,
        int votes,
        int phrases) {

    /**
     * The answer to a repeated command.
     *
     * @param number the one the move carried
     * @param move the move itself, so that the key of one move is not taken for another's
     * @param sequence the table's sequence after the move and all it caused
     */
    public record PlayedMove(
            int number, @Nullable String key, @Nullable Document move, long sequence) {}

    static SeatState of(PlayerId player, String clientSeed) {
        return new SeatState(player, clientSeed, PlayedMoves.NONE, null, 0, 0, null, null, false, 0, 0);
    }

    static SeatState ofBot(PlayerId player, String level) {
        return new SeatState(player, "", PlayedMoves.NONE, level, 0, 0, null, null, false, 0, 0);
    }

    SeatState moved(TableEvent.MoveMade made, long sequence) {
        var more = moves.with(new PlayedMove(nextMove(), made.key(), made.move(), sequence));
        return new SeatState(
                player, clientSeed, more, bot, 0, called, forfeit, forfeited, agreesToVoid, votes, phrases);
    }

    SeatState timedOut() {
        return new SeatState(
                player,
                clientSeed,
                moves,
                bot,
                missed + 1,
                called + 1,
                forfeit,
                forfeited,
                agreesToVoid,
                votes,
                phrases);
    }

    SeatState givenUp(int order, TableEvent.SeatForfeited event) {
        return new SeatState(
                player, clientSeed, moves, event.bot(), missed, called, order, event, agreesToVoid, votes, phrases);
    }

    SeatState voting(boolean agrees) {
        return new SeatState(
                player, clientSeed, moves, bot, missed, called, forfeit, forfeited, agrees, votes + 1, phrases);
    }

    SeatState spoken() {
        return new SeatState(
                player, clientSeed, moves, bot, missed, called, forfeit, forfeited, agreesToVoid, votes, phrases + 1);
    }

    /**
     * The number the seat's next move must carry. A turn that was taken away by the clock uses one up, so that what
     * was chosen for it cannot be played in a later position.
     */
    public int nextMove() {
        return moves.size() + called + 1;
    }

    /** The number the next move will have among those the seat has made, from 1 without gaps. */
    public int nextMade() {
        return moves.size() + 1;
    }

    public boolean isForfeited() {
        return forfeit != null;
    }

    /** Whether the player said so, and did not just stay away. */
    public boolean hasResigned() {
        return forfeited != null && forfeited.reason() == TableEvent.ForfeitReason.RESIGNED;
    }

    /** Whether a person plays here who has not given up. */
    public boolean isPlayedByPerson() {
        return bot == null && forfeit == null;
    }
}
