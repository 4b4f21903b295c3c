package dev.perennial.games.planet.board;

/** Bushes and lakes left in the common stock (planet spec 7.4). */
public record Supply(int bushes, int lakes) {

    public int of(Ability ability) {
        return switch (ability) {
            case BUSH -> bushes;
            case LAKE -> lakes;
            case SPROUT, SMALL, LARGE, BUD -> throw new IllegalArgumentException(ability + " has no supply");
        };
    }
}
