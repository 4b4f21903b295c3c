package dev.perennial.pairing.pods.model;

/**
 * A seat of an earlier round: the first seat is 1 and starts the game.
 *
 * @param seat the seat
 * @param size the number of seats at that table
 */
public record SeatTaken(int seat, int size) {
    /** The middle of the values of all seats. */
    static final int FAIR = 30;

    /** Refuses a seat that the table does not have. */
    public SeatTaken {
        if (seat < 1 || seat > size) {
            throw new IllegalArgumentException("no seat " + seat + " at a table of " + size);
        }
    }

    /** 0 for the first seat up to 60 for the last (pods spec 4); to sit alone is neither good nor bad. */
    int value() {
        return size == 1 ? FAIR : 60 * (seat - 1) / (size - 1);
    }

    /** {@return by how much the seat was later than the middle one; negative if it was earlier} */
    public int surplus() {
        return value() - FAIR;
    }
}
