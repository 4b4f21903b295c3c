package dev.perennial.tournament.invitation;

import dev.perennial.contract.PlayerId;
import dev.perennial.tournament.limit.LimitSettings;
import org.springframework.stereotype.Component;

/**
 * Whether a player can be invited by somebody now. Two reasons against it get one answer: the player has blocked that
 * person, or has many invitations to answer already. So nobody can conclude that they were blocked.
 */
@Component
public class Reach {
    private final BlockRows blocks;
    private final OpenInvitations open;
    private final int mostOpen;

    Reach(BlockRows blocks, OpenInvitations open, LimitSettings limits) {
        this.blocks = blocks;
        this.open = open;
        this.mostOpen = limits.openInvitations();
    }

    public boolean isOpen(PlayerId player, PlayerId organiser) {
        return !hasBlocked(player, organiser) && (mostOpen == 0 || open.count(player) < mostOpen);
    }

    public boolean hasBlocked(PlayerId player, PlayerId organiser) {
        return blocks.hasBlocked(player, organiser);
    }
}
