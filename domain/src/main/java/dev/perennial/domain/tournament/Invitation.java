package dev.perennial.domain.tournament;

import dev.perennial.domain.PlayerId;

/**
 * An organiser asked a player to take part.
 *
 * @param by the organiser who asked last
 */
public record Invitation(PlayerId player, PlayerId by, Answer answer) {
    public enum Answer {
        OPEN,
        ACCEPTED,
        DECLINED,
        WITHDRAWN
    }

    /** A player who has declined may still change their mind, as long as the organisers leave the invitation. */
    public boolean canBeAccepted() {
        return answer == Answer.OPEN || answer == Answer.DECLINED;
    }

    Invitation with(Answer given) {
        return new Invitation(player, by, given);
    }
}
