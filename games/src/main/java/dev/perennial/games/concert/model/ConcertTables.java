package dev.perennial.games.concert.model;

import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Every number that comes out of the box or was decided for it, in one place (concert spec 2 and 3). */
public final class ConcertTables {
    public static final int HIGHEST_VALUE = 13;
    public static final int HAND_SIZE = 13;
    public static final int SLOTS = 3;
    public static final int CARDS_PER_TURN = 3;
    public static final int CONCERTS_PER_PLAYER = 3;
    public static final int HIT_FACTOR = 2;
    public static final int GALA_FACTOR = 2;

    /** Where the penalty card goes: the middle of the three (concert spec 8.1). */
    public static final int PENALTY_SLOT = 1;

    /** The least certain fact of the game (D1); nothing else depends on its length. */
    static final List<Integer> DISC_CYCLE = List.of(5, 6, 7, 8, 10, 12);

    /** Only the neighbourhood of orange and blue is known, the rest is a decision (D2). */
    static final List<Colour> HIT_RING =
            List.of(Colour.ORANGE, Colour.BLUE, Colour.GREEN, Colour.LILAC, Colour.YELLOW, Colour.BROWN);

    public static final Colour FIRST_HIT = Colour.ORANGE;

    /** D3. */
    public static final int HOURGLASS_SECONDS = 60;

    public static final int MIN_SEATS = 2;
    public static final int MAX_SEATS = 6;

    private static final Map<Integer, Integer> HIGHEST_VALUE_BY_SEATS = Map.of(2, 5, 3, 9, 4, 9, 5, 13, 6, 13);

    private ConcertTables() {}

    /** The unshuffled deck: colour by colour, values rising. */
    public static List<InfluenceCard> deck(int seats) {
        int highest = HIGHEST_VALUE_BY_SEATS.getOrDefault(seats, 0);
        return Stream.of(Colour.values())
                .flatMap(c -> IntStream.rangeClosed(1, highest).mapToObj(value -> new InfluenceCard(c, value)))
                .toList();
    }

    public static int firstDiscValue() {
        return DISC_CYCLE.getFirst();
    }

    public static int nextDiscValue(int value) {
        return DISC_CYCLE.get((DISC_CYCLE.indexOf(value) + 1) % DISC_CYCLE.size());
    }

    public static Colour hitNeighbour(Colour hit, int direction) {
        return HIT_RING.get(Math.floorMod(HIT_RING.indexOf(hit) + direction, HIT_RING.size()));
    }
}
