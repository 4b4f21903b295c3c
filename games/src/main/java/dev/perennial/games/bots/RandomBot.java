package dev.perennial.games.bots;

import dev.perennial.games.GameMove;
import dev.perennial.games.GameView;
import dev.perennial.games.chance.Chance;
import java.util.function.Supplier;
import java.util.stream.Stream;

/** Plays any game: each of the first legal moves is equally likely. Where there are very many it looks no further. */
public final class RandomBot<M extends GameMove> implements Bot<M> {
    private static final int MOVES_CONSIDERED = 10_000;

    @Override
    public String name() {
        return "random";
    }

    @Override
    public M choose(GameView view, int seat, Supplier<Stream<M>> legalMoves, Chance chance) {
        try (var moves = legalMoves.get()) {
            var considered = moves.limit(MOVES_CONSIDERED).toList();
            return considered.get(chance.below(considered.size()));
        }
    }
}
