package dev.perennial.games.planet.model;

import dev.perennial.games.planet.board.Card;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A player's progress in this round.
 *
 * @param card chosen in this round's draft
 * @param quota most bushes or lakes this turn's ability may place (planet spec 7.4)
 */
public record Turn(@Nullable Card card, boolean actionDone, boolean abilityUsed, boolean done, int quota) {
    public static final Turn FRESH = new Turn(null, false, false, false, 0);

    /** The card, once the draft is over. */
    public Card chosen() {
        return Objects.requireNonNull(card, "no card chosen yet");
    }

    Turn withCard(Card chosen) {
        return new Turn(chosen, actionDone, abilityUsed, done, quota);
    }

    public Turn withQuota(int most) {
        return new Turn(card, actionDone, abilityUsed, done, most);
    }

    public Turn afterAction() {
        return new Turn(card, true, abilityUsed, done, quota);
    }

    public Turn afterAbility() {
        return new Turn(card, actionDone, true, done, quota);
    }

    public Turn finished() {
        return new Turn(card, actionDone, abilityUsed, true, quota);
    }
}
