package dev.perennial.games.laws;

import dev.perennial.games.Game;
import dev.perennial.games.GameState;

/** Finds a game's fixture by its name. */
final class LawFixtures {
    private LawFixtures() {}

    @SuppressWarnings("unchecked")
    static LawFixture<GameState> of(Game<?, ?, ?, ?> game) {
        try {
            var constructor =
                    Class.forName(game.getClass().getName() + "LawFixture").getDeclaredConstructor();
            constructor.setAccessible(true);
            return (LawFixture<GameState>) constructor.newInstance();
        } catch (ReflectiveOperationException e) {
            throw new AssertionError(game.id() + " needs a LawFixture beside it", e);
        }
    }
}
