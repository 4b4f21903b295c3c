package dev.perennial.pairing.tiebreak;

/**
 * One round of a player as opponents' tie-breaks see it: the score of the opponent, or of a dummy if no game was
 * played, the points made against that opponent (all in tenths), and whether the player was absent by choice.
 *
 * @param opponent 0 for the dummy
 */
record Slot(int round, int opponent, int opponentScore, int points, boolean voluntary) {
    /** In hundredths of a point. */
    int product() {
        return opponentScore * points;
    }
}
