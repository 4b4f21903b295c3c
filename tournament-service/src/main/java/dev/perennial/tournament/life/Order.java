package dev.perennial.tournament.life;

import dev.perennial.contract.PlayerId;
import dev.perennial.contract.tournament.TournamentId;
import java.time.Instant;
import org.axonframework.modelling.command.TargetAggregateIdentifier;
import org.jspecify.annotations.Nullable;

/**
 * Somebody wants something of a tournament.
 *
 * @param by null when it comes from no person: a result, or time
 * @param inCharge he is one of the organisers of the tournament's league, or an administrator
 */
public record Order(
        @TargetAggregateIdentifier TournamentId tournament,
        @Nullable PlayerId by,
        boolean inCharge,
        Instant at,
        @Nullable String why,
        Act act) {

    public static Order ofNobody(TournamentId tournament, Instant at, Act act) {
        return new Order(tournament, null, true, at, null, act);
    }
}
