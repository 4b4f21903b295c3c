package dev.perennial.tournament.index;

import dev.perennial.domain.tournament.TournamentId;
import dev.perennial.domain.tournament.TournamentState;
import java.util.Optional;

/** Facts about every tournament that need no events: its league, and when it is due next. */
public interface TournamentIndex {

    /** Called in the transaction that stores the change. */
    void write(TournamentState state);

    /** Called in the transaction that stores the change, if the open invitations have changed. */
    void writeInvitations(TournamentState state);

    Optional<String> leagueOf(TournamentId tournament);
}
