package dev.perennial.pairing.rating;

/**
 * A player's standing on one ladder: the unrounded rating, the rated games there, and whether it ever reached 2200.
 *
 * @param rating the unrounded rating
 * @param games the number of rated games
 * @param reachedTop whether the rating ever reached {@link #TOP}
 */
public record LadderRating(double rating, int games, boolean reachedTop) {
    public static final double FLOOR = 400;
    public static final double TOP = 2200;
    public static final LadderRating START = new LadderRating(1500, 0, false);

    private static final int PROVISIONAL_GAMES = 20;

    /**
     * Shown with a question mark.
     *
     * @return whether the rating rests on few games
     */
    public boolean provisional() {
        return games < PROVISIONAL_GAMES;
    }

    /**
     * A player who has been at the top keeps the small factor, even in the first games.
     *
     * @return the factor of the next game
     */
    public int kFactor() {
        if (reachedTop) {
            return 10;
        }
        return provisional() ? 40 : 20;
    }

    LadderRating after(double change) {
        double changed = Math.max(FLOOR, rating + change);
        return new LadderRating(changed, games + 1, reachedTop || changed >= TOP);
    }
}
