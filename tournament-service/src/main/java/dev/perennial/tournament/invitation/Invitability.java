package dev.perennial.tournament.invitation;

import dev.perennial.domain.PlayerId;
import dev.perennial.tournament.limit.LimitSettings;
import org.springframework.stereotype.Component;

/**
 * Whether an organiser can invite a player now. A player who has blocked the organiser and one with too many open
 * invitations get the same answer, so that organisers do not learn that they are blocked.
 */
@Component
public class Invitability {
    private final PlayerBlocks blocks;
    private final OpenInvitations open;
    private final int mostOpen;

    Invitability(PlayerBlocks blocks, OpenInvitations open, LimitSettings limits) {
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
