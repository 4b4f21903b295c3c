package dev.perennial.games.analysis;

/** The knowledge of the cards behind an estimate, and how many imagined games it takes. */
public enum Knowledge {
    /** The knowledge of the player: everything else is dealt again in each imagined game. */
    AS_KNOWN(8, 24),

    /** Every card is known. Imagined games differ in later chance only, so a few are enough. */
    ALL_OPEN(2, 6);

    /** How many moves besides the played one are tried to the end. */
    static final int FINALISTS = 3;

    private final int first;
    private final int more;

    Knowledge(int first, int more) {
        this.first = first;
        this.more = more;
    }

    /** Every candidate is tried in that many imagined games. */
    int first() {
        return first;
    }

    /** The further imagined games for the played move and the best of the others. */
    int more() {
        return more;
    }

    int all() {
        return first + more;
    }
}
