package dev.perennial.contract.player;

import dev.perennial.domain.PlayerId;
import java.util.Set;

/**
 * The value of a record on the blocks topic: everyone a player has blocked. It is complete, so the latest one suffices.
 * It is for services only: players never learn who has blocked them.
 */
public record BlockRecord(PlayerId player, Set<PlayerId> blocked) {
    public BlockRecord {
        blocked = Set.copyOf(blocked);
    }
}
