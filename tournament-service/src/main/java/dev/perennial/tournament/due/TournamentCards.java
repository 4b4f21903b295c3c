package dev.perennial.tournament.due;

import dev.perennial.contract.tournament.TournamentId;
import dev.perennial.contract.tournament.TournamentState;
import java.util.Optional;

/** What has to be known of every tournament without reading its history: whose it is, and when it is due next. */
public interface TournamentCards {

    /** Called in the transaction that stores the change. */
    void write(TournamentState state);

    /** Called in the transaction that stores the change, if other players are asked than before. */
    void writeInvitations(TournamentState state);

    Optional<String> leagueOf(TournamentId tournament);
}
