package dev.perennial.contract.player;

import java.time.Instant;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

/**
 * The value of the one record on the standing topic: rights that ended while a token that grants them may still be
 * valid. It is complete, so the latest one suffices.
 *
 * @param asOf when the accounts said so, by their database's clock; a record with an earlier one is older, whenever it
 * arrives
 * @param suspended players who may do nothing
 * @param erased players whose account was erased
 * @param sessions sign-ins and personal tokens that were ended
 * @param rolesCut when a player lost a role: programs' tokens from before are invalid
 * @param stolenKeys ids of keys that may be stolen: everything they signed is invalid, whatever name and time it
 * contains
 */
public record RevokedRights(
        Instant asOf,
        Set<String> suspended,
        Set<String> erased,
        Set<String> sessions,
        Map<String, Instant> rolesCut,
        Set<String> stolenKeys) {
    /** The key of the record: there is only one. */
    public static final String KEY = "standing";

    /** The state before the first record was read. */
    public static final RevokedRights NOTHING =
            new RevokedRights(Instant.EPOCH, Set.of(), Set.of(), Set.of(), Map.of(), Set.of());

    public RevokedRights {
        Objects.requireNonNull(asOf);
        suspended = Set.copyOf(suspended);
        erased = Set.copyOf(erased);
        sessions = Set.copyOf(sessions);
        rolesCut = Map.copyOf(rolesCut);
        // A record from before there was the field says nothing of keys.
        stolenKeys = stolenKeys == null ? Set.of() : Set.copyOf(stolenKeys);
    }

    /** Whether the other one says the same, whenever it was. */
    public boolean agreesWith(RevokedRights other) {
        return suspended.equals(other.suspended)
                && erased.equals(other.erased)
                && sessions.equals(other.sessions)
                && rolesCut.equals(other.rolesCut)
                && stolenKeys.equals(other.stolenKeys);
    }
}
