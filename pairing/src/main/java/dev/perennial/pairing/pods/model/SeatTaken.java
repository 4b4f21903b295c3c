package dev.perennial.pairing.pods.model;

/** A seat of an earlier round: the first seat is 1 and starts the game. */
public record SeatTaken(int seat, int size) {
    /** The middle of the values of all seats. */
    static final int FAIR = 30;

    public SeatTaken {
        if (seat < 1 || seat > size) {
            throw new IllegalArgumentException("seat " + seat + " of " + size);
        }
    }

    /** 0 for the first seat up to 60 for the last (pods spec 4); to sit alone is neither good nor bad. */
    int value() {
        return size == 1 ? FAIR : 60 * (seat - 1) / (size - 1);
    }

    public int surplus() {
        return value() - FAIR;
    }
}
