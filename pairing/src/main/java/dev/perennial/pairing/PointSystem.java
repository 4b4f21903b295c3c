package dev.perennial.pairing;

/**
 * The points for each outcome, in tenths of a point. Mostly a win without a game is worth a win and a half-point bye a
 * draw, but report files may say otherwise.
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

    public PointSystem(int win, int draw, int loss, int zeroBye, int forfeitLoss, int pairingBye) {
        this(win, draw, loss, zeroBye, forfeitLoss, pairingBye, win, win, draw);
    }

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
