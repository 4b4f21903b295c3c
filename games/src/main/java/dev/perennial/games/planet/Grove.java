package dev.perennial.games.planet;

/**
 * A planet as sets of places, one bit each in reading order, for a bot that looks at very many of them. Scores are the
 * same as those of {@link Sunlight} and {@link Forests}.
 */
record Grove(long sprouts, long small, long large, long bushes, long lakes) {
    private static final long FIRST_COLUMN = 0x0101010101010101L;
    private static final long LAST_COLUMN = FIRST_COLUMN << 7;
    private static final long FERTILE = places(PlanetMap.FERTILE);

    static Grove of(Planet planet) {
        return new Grove(
                places(planet.cellsWith(Piece.SPROUT)),
                places(planet.cellsWith(Piece.SMALL)),
                places(planet.cellsWith(Piece.LARGE)),
                places(planet.cellsWith(Piece.BUSH)),
                places(planet.cellsWith(Piece.LAKE)));
    }

    static long places(Iterable<Cell> cells) {
        long places = 0;
        for (Cell cell : cells) {
            places |= 1L << (cell.row() * PlanetMap.SIZE + cell.column());
        }
        return places;
    }

    static Cell cell(long place) {
        int index = Long.numberOfTrailingZeros(place);
        return Cell.at(index % PlanetMap.SIZE, index / PlanetMap.SIZE);
    }

    static long around(long places) {
        return step(places, SunSide.N) | step(places, SunSide.S) | step(places, SunSide.W) | step(places, SunSide.E);
    }

    long empty() {
        return FERTILE & ~(sprouts | small | large | bushes | lakes);
    }

    long growable() {
        return sprouts | small;
    }

    Grove plant(long place) {
        return new Grove(sprouts | place, small, large, bushes, lakes);
    }

    Grove grow(long place) {
        return (sprouts & place) != 0
                ? new Grove(sprouts & ~place, small | place, large, bushes, lakes)
                : new Grove(sprouts, small & ~place, large | place, bushes, lakes);
    }

    Grove withBush(long place) {
        return new Grove(sprouts, small, large, bushes | place, lakes);
    }

    Grove withLake(long place) {
        return new Grove(sprouts, small, large, bushes, lakes | place);
    }

    int sun(SunSide sun) {
        long longShadows = step(large, sun) | step(step(large, sun), sun);
        long litSmall = small & ~(longShadows | step(small, sun));
        long litLarge = large & ~longShadows;
        return Long.bitCount(litSmall) * Piece.SMALL.height() + Long.bitCount(litLarge) * Piece.LARGE.height();
    }

    int forest() {
        long left = small | large | bushes;
        int most = 0;
        while (left != 0) {
            long forest = Long.lowestOneBit(left);
            long wider = (forest | around(forest)) & left;
            while (wider != forest) {
                forest = wider;
                wider = (forest | around(forest)) & left;
            }
            left &= ~forest;
            most = Math.max(most, Long.bitCount(forest));
        }
        return most;
    }

    /** One place further away from the sun. */
    private static long step(long places, SunSide sun) {
        return switch (sun) {
            case N -> places << PlanetMap.SIZE;
            case S -> places >>> PlanetMap.SIZE;
            case W -> (places & ~LAST_COLUMN) << 1;
            case E -> (places & ~FIRST_COLUMN) >>> 1;
        };
    }
}
