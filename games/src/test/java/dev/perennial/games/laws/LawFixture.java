package dev.perennial.games.laws;

import dev.perennial.games.GameEvent;
import dev.perennial.games.GameMove;
import dev.perennial.games.GameState;
import dev.perennial.games.Viewer;
import java.util.Random;
import java.util.Set;

/**
 * What the laws have to be told about a game. Each game has one in its own package in the test tree, named after the
 * game: {@code Arboretum} has {@code ArboretumLawFixture}, with a constructor without parameters. A game without one
 * fails the laws, so no game escapes the leak test.
 */
public interface LawFixture<S extends GameState> {

    /** The same position with everything hidden from this viewer dealt again. Only asked of running games. */
    S redeal(S state, Viewer viewer, Random random);

    /**
     * Whether this event, as it happens, shows the viewer something hidden until then: their own draw, a turned-up
     * card, revealed hands. Up to the first such event a move's redacted events must not depend on hidden things.
     */
    default boolean reveals(GameEvent event, Viewer viewer) {
        return false;
    }

    /**
     * The same where time is up: then a card out of a hidden hand shows that nobody has named before. The rule may look
     * at nothing else that is hidden.
     */
    default boolean revealsByTimeUp(GameEvent event, Viewer viewer) {
        return reveals(event, viewer);
    }

    /**
     * What of a move counts: two with the same essence are the same move said in two ways, of which the list of legal
     * moves has one.
     */
    default Object essence(S state, int seat, GameMove move) {
        return move;
    }

    /** Simple names of event types too rare for the short run; the full run demands them too. */
    default Set<String> rareEvents() {
        return Set.of();
    }

    /** How far into a stream of legal moves random play looks. */
    default int streamLimit() {
        return 2_000;
    }

    /** How many random games per seat count the short run plays. */
    default int shortRun() {
        return 20;
    }

    /** How many random games per seat count the full run plays. */
    default int fullRun() {
        return 400;
    }
}
