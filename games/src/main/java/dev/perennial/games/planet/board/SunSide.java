package dev.perennial.games.planet.board;

/** The side of the planet the sun stands on: N is row 1, W is column a. */
public enum SunSide {
    N,
    E,
    S,
    W;

    /** The sun moves one side clockwise per season (planet spec 3). */
    public SunSide after(Season season) {
        var order = PlanetTables.SUN_ORDER;
        return order.get((order.indexOf(this) + season.index()) % order.size());
    }
}
