package dev.perennial.pairing;

import java.util.List;

/** The answer of a pairing engine. */
public sealed interface RoundPairing {
    int round();

    /** Boards in playing order; the bye is 0 if there is none. */
    record Paired(int round, List<Board> boards, int bye) implements RoundPairing {
        public Paired {
            boards = List.copyOf(boards);
        }
    }

    /** The rules allow no pairing of this round: the arbiter decides. */
    record NoValidPairing(int round, String reason) implements RoundPairing {}
}
