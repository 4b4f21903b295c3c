package dev.perennial.games.bots;

import dev.perennial.games.GameMove;
import dev.perennial.games.GameState;
import dev.perennial.games.GameView;
import dev.perennial.games.chance.Chance;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Stream;

/** The knowledge an {@link ExpertBot} needs about a game beyond its rules. */
public interface SearchHeuristics<S extends GameState, M extends GameMove> {

    /** A whole position that looks to this seat exactly like the view; what the seat cannot see is drawn. */
    S imagine(GameView view, int seat, Chance chance);

    /** The legal moves worth a thought. */
    List<M> candidates(GameView view, int seat, Supplier<Stream<M>> legalMoves, Chance chance);

    /**
     * A sensible move for this seat in the rest of an imagined game.
     *
     * @param own whether it is the expert's own seat; others need not be followed as closely
     */
    M sensibleMove(S position, int seat, boolean own, Chance chance);

    /** Whether an imagined game that went from one position to another need not be followed any further. */
    boolean isFarEnough(S from, S to);

    /** The points that a seat may expect at the end of the game. */
    double points(S position, int seat);

    int seats(S position);

    /** The value of a position for a seat, more being better; chances to win where rivals can be harmed. */
    double worth(S position, int seat);
}
