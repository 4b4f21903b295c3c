package dev.perennial.pairing.pods.event;

import java.util.List;

/**
 * Somebody to be seated: his place in the standings (1 is the first), his score in any integer unit, the seats he had, how
 * often he sat at a short table or had a bye, his byes, and whether he had one in the last round.
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
    public PodPlayer {
        seats = List.copyOf(seats);
    }
}
