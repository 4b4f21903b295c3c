package dev.perennial.pairing;

import java.util.List;

/** The answer of a pairing engine. */
public sealed interface RoundPairing {
    /** {@return the round that was to be paired} */
    int round();

    /**
     * Boards in playing order; the bye is 0 if there is none.
     *
     * @param round the round
     * @param boards the boards in playing order
     * @param bye the id of the player with the bye, or 0
     */
    record Paired(int round, List<Board> boards, int bye) implements RoundPairing {
        /** Copies the boards. */
        public Paired {
            boards = List.copyOf(boards);
        }
    }

    /**
     * The rules allow no pairing of this round: the arbiter decides.
     *
     * @param round the round
     * @param reason a sentence for the arbiter
     */
    record NoValidPairing(int round, String reason) implements RoundPairing {}
}
