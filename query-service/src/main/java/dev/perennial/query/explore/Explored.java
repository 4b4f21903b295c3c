package dev.perennial.query.explore;

import dev.perennial.domain.table.Origin.Deal;
import dev.perennial.games.GameEvent;
import dev.perennial.games.GameMove;
import dev.perennial.games.GameView;
import dev.perennial.games.Result;
import dev.perennial.games.Sentence;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The positions that the tried moves lead to.
 *
 * @param sequence the event of the game it begins after: a decision was due then
 * @param positions the last one is that after all moves
 * @param seat whose legal moves follow; null when nobody has to act
 * @param complete whether these are all legal moves
 */
record Explored(
        String table,
        String game,
        long sequence,
        Deal deal,
        @Nullable Integer perspective,
        @Nullable String seed,
        List<Position> positions,
        @Nullable Integer seat,
        List<GameMove> legalMoves,
        boolean complete) {

    /**
     * The game after some of the moves.
     *
     * @param moves how many
     * @param mover whose move was the last; null before the first
     * @param notation of that move
     * @param events what it caused; at the beginning the redeal, if there was one
     * @param seenBy the seat that sees the view; null after the end, when everything is open
     */
    record Position(
            int moves,
            @Nullable Integer mover,
            @Nullable String notation,
            List<Happening> events,
            Set<Integer> awaited,
            @Nullable Integer seenBy,
            GameView view,
            List<Integer> points,
            @Nullable Result result) {}

    record Happening(String type, GameEvent event, Sentence sentence) {}
}
