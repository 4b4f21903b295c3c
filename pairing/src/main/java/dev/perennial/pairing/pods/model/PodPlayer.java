package dev.perennial.pairing.pods.model;

import java.util.List;

/**
 * A player to be seated: the place in the standings (1 is the first), the score in any integer unit, the seats so far,
 * how often at a short table or with a bye, the byes, and whether one was in the last round.
 *
 * @param id the pairing number
 * @param standing the place in the standings
 * @param score the points
 * @param rating the rating
 * @param seats the seats so far
 * @param shortTables the number of rounds at a short table or with a bye
 * @param byes the number of byes
 * @param byeLastRound whether the last round was a bye
 */
public record PodPlayer(
        int id,
        int standing,
        int score,
        int rating,
        List<SeatTaken> seats,
        int shortTables,
        int byes,
        boolean byeLastRound) {
    /** Copies the seats. */
    public PodPlayer {
        seats = List.copyOf(seats);
    }
}
