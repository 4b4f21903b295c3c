package dev.perennial.games.pairing;

/** What the outcomes are worth, in tenths of a point. A zero-point bye and a forfeit loss may differ. */
public record PointSystem(int win, int draw, int loss, int zeroBye, int forfeitLoss, int pairingBye) {
    public static final PointSystem STANDARD = new PointSystem(10, 5, 0, 0, 0, 10);

    public int points(Outcome outcome) {
        return switch (outcome) {
            case WIN, UNRATED_WIN, FORFEIT_WIN, FULL_BYE -> win;
            case DRAW, UNRATED_DRAW, HALF_BYE -> draw;
            case LOSS, UNRATED_LOSS -> loss;
            case FORFEIT_LOSS -> forfeitLoss;
            case PAIRING_BYE -> pairingBye;
            case ZERO_BYE -> zeroBye;
            case FREE -> 0;
        };
    }
}
