package dev.perennial.pairing;

/**
 * The points for each outcome, in tenths of a point. Mostly a win without a game is worth a win and a half-point bye a
 * draw, but report files may say otherwise.
 *
 * @param win for a win over the board
 * @param draw for a draw over the board
 * @param loss for a loss over the board
 * @param zeroBye for an absence without points
 * @param forfeitLoss for not playing
 * @param pairingBye for the bye of the pairing
 * @param forfeitWin for an opponent who did not play
 * @param fullBye for an absence with the points of a win
 * @param halfBye for an absence with the points of a draw
 */
public record PointSystem(
        int win,
        int draw,
        int loss,
        int zeroBye,
        int forfeitLoss,
        int pairingBye,
        int forfeitWin,
        int fullBye,
        int halfBye) {
    public static final PointSystem STANDARD = new PointSystem(10, 5, 0, 0, 0, 10);

    /**
     * The usual points for wins without a game and for byes.
     *
     * @param win for a win
     * @param draw for a draw
     * @param loss for a loss over the board
     * @param zeroBye for an absence without points
     * @param forfeitLoss for not playing
     * @param pairingBye for the bye of the pairing
     */
    public PointSystem(int win, int draw, int loss, int zeroBye, int forfeitLoss, int pairingBye) {
        this(win, draw, loss, zeroBye, forfeitLoss, pairingBye, win, win, draw);
    }

    /**
     * {@return the points of an outcome, in tenths}
     *
     * @param outcome of one round
     */
    public int points(Outcome outcome) {
        return switch (outcome) {
            case WIN, UNRATED_WIN -> win;
            case DRAW, UNRATED_DRAW -> draw;
            case LOSS, UNRATED_LOSS -> loss;
            case FORFEIT_WIN -> forfeitWin;
            case FORFEIT_LOSS -> forfeitLoss;
            case FULL_BYE -> fullBye;
            case HALF_BYE -> halfBye;
            case PAIRING_BYE -> pairingBye;
            case ZERO_BYE -> zeroBye;
            case FREE -> 0;
        };
    }
}
