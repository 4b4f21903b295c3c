package dev.perennial.games.laws;

import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.games.Game;
import dev.perennial.games.GameEvent;
import dev.perennial.games.GameMove;
import dev.perennial.games.GameOptions;
import dev.perennial.games.GameState;
import dev.perennial.games.Viewer;
import dev.perennial.games.chance.Chance;
import dev.perennial.games.chance.GameSeed;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** A seat cannot tell a redealt position from the real one, and the deal depends only on what the seat knows. */
final class RedealLaw<S extends GameState, M extends GameMove, E extends GameEvent, O extends GameOptions> {
    private static final int MOVES_LISTED = 200;

    private final Random random;
    private boolean changed;

    RedealLaw(Random random) {
        this.random = random;
    }

    void check(LawRun<S, M, E, O> run) {
        if (run.game.awaited(run.state).isEmpty()) {
            return;
        }
        for (int seat = 0; seat < run.seats; seat++) {
            check(run, seat);
        }
    }

    private void check(LawRun<S, M, E, O> run, int seat) {
        var game = run.game;
        var seed = seed();
        var deal = game.redeal(run.state, run.events, seat, Chance.of(seed));
        S redealt = game.fold(run.state, deal);
        changed |= !redealt.equals(run.state);
        assertThat(game.view(redealt, new Viewer.Seat(seat)))
                .as("seat %d sees the same position", seat)
                .isEqualTo(game.view(run.state, new Viewer.Seat(seat)));
        assertThat(game.awaited(redealt)).isEqualTo(game.awaited(run.state));
        assertThat(moves(game, redealt, seat)).isEqualTo(moves(game, run.state, seat));
        assertThat(game.redeal(run.state, run.events, seat, Chance.of(seed)))
                .as("the seed alone decides the deal")
                .isEqualTo(deal);
        var other = game.redeal(run.state, run.events, seat, Chance.of(seed()));
        var past = new ArrayList<>(run.events);
        past.addAll(other);
        assertThat(game.redeal(game.fold(run.state, other), past, seat, Chance.of(seed)))
                .as("the deal does not depend on how the hidden cards lay")
                .isEqualTo(deal);
        deal.forEach(event -> EventLaws.check(game, event, run.seats));
    }

    private List<M> moves(Game<S, M, E, O> game, S state, int seat) {
        try (var moves = game.legalMoves(state, seat)) {
            return moves.limit(MOVES_LISTED).toList();
        }
    }

    private GameSeed seed() {
        return GameSeed.ofHex("%064x".formatted(random.nextInt(1 << 20)));
    }

    /** Whether any deal was another one. */
    boolean changed() {
        return changed;
    }
}
