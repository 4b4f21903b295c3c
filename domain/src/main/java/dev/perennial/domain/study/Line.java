package dev.perennial.domain.study;

import dev.perennial.domain.table.Origin.Deal;
import dev.perennial.domain.table.branch.Branch;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Moves that were tried from a moment of a finished game.
 *
 * @param sequence the event of the game after which they begin
 * @param seat whose knowledge stays as it was; only for a redeal
 * @param seed decides the redeal; only for a redeal
 */
public record Line(
        long sequence,
        Deal deal,
        @Nullable Integer seat,
        @Nullable String seed,
        List<Step> moves) {
    /** As many as can be explored in a row. */
    public static final int MOST_MOVES = 200;

    private static final int LONGEST_MOVE = 200;

    public Line {
        moves = List.copyOf(moves);
    }

    /** A move of any seat, in the notation of the game. */
    public record Step(int seat, String notation) {}

    /** Whether the cards can be dealt like that and the moves can be played again; the rules decide the rest. */
    public boolean isSound(int seats) {
        boolean dealt = switch (deal) {
            case REAL -> seat == null && seed == null && !moves.isEmpty();
            case REDEALT -> seat != null && seat >= 0 && seat < seats && Branch.isSeed(seed);
        };
        return dealt
                && moves.size() <= MOST_MOVES
                && moves.stream()
                        .allMatch(move -> move.seat() >= 0
                                && move.seat() < seats
                                && move.notation().length() <= LONGEST_MOVE);
    }

    /** The same moves from that event on. */
    public Line from(long event) {
        return new Line(event, deal, seat, seed, moves);
    }

    /**
     * The least that a reader has to know anyway. Moves with the real cards show hands and what lay in the deck;
     * after a redeal only the cards of one seat are real.
     */
    public Perspective shows() {
        return seat == null ? Perspective.OPEN : Perspective.ofSeat(seat);
    }
}
