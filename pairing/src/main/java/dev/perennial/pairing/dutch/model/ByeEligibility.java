package dev.perennial.pairing.dutch.model;

import dev.perennial.pairing.Player;
import dev.perennial.pairing.PointSystem;

/** Decides which players may get the bye (C2). {@link ByeScore} names their score, {@code ByeChoice} the player. */
final class ByeEligibility {
    private ByeEligibility() {}

    /** No second bye, and none for a player who once got a win's points without playing. */
    static boolean isAllowed(Player player, PointSystem points) {
        return player.rounds().stream().map(entry -> entry.outcome()).noneMatch(outcome -> switch (outcome) {
            case PAIRING_BYE -> true;
            case WIN, DRAW, LOSS, UNRATED_WIN, UNRATED_DRAW, UNRATED_LOSS -> false;
            default -> points.points(outcome) >= points.win();
        });
    }
}
