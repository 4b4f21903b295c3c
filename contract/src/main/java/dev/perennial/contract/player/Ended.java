package dev.perennial.contract.player;

import java.time.Instant;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

/**
 * The value of the one record on the standing topic: which rights ended while a token that grants them may still be
 * good. It says all there is to know, so that the latest one suffices.
 *
 * @param asOf when the accounts said so, by their database's clock; a record with an earlier one is older, whenever it
 *     arrives
 * @param suspended players who may do nothing
 * @param erased players who are no more
 * @param sessions sign-ins and personal tokens that were ended
 * @param rolesCut since when a player has fewer roles: what programs hold from before is good no longer
 * @param stolenKeys ids of keys that somebody else may have: whatever they signed is worth nothing, whoever it names and
 *     whenever it says it was issued
 */
public record Ended(
        Instant asOf,
        Set<String> suspended,
        Set<String> erased,
        Set<String> sessions,
        Map<String, Instant> rolesCut,
        Set<String> stolenKeys) {
    /** The key of the record: there is only one. */
    public static final String KEY = "standing";

    /** What is known before anything was heard. */
    public static final Ended NOTHING = new Ended(Instant.EPOCH, Set.of(), Set.of(), Set.of(), Map.of(), Set.of());

    public Ended {
        Objects.requireNonNull(asOf);
        suspended = Set.copyOf(suspended);
        erased = Set.copyOf(erased);
        sessions = Set.copyOf(sessions);
        rolesCut = Map.copyOf(rolesCut);
        // A record from before there was the field says nothing of keys.
        stolenKeys = stolenKeys == null ? Set.of() : Set.copyOf(stolenKeys);
    }

    /** Whether the other one says the same, whenever it was. */
    public boolean agreesWith(Ended other) {
        return suspended.equals(other.suspended)
                && erased.equals(other.erased)
                && sessions.equals(other.sessions)
                && rolesCut.equals(other.rolesCut)
                && stolenKeys.equals(other.stolenKeys);
    }
}
