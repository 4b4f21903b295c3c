package dev.perennial.contract.player;

import dev.perennial.contract.PlayerId;
import java.util.Set;

/**
 * The value of a record on the blocks topic: everyone a player has blocked. It says all there is to know, so that the
 * latest one suffices. It is for services only: nobody learns who has blocked them.
 */
public record BlockRecord(PlayerId player, Set<PlayerId> blocked) {
    public BlockRecord {
        blocked = Set.copyOf(blocked);
    }
}
