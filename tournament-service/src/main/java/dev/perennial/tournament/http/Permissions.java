package dev.perennial.tournament.http;

import dev.perennial.domain.PlayerId;
import dev.perennial.domain.tournament.TournamentId;
import dev.perennial.domain.tournament.command.TournamentRefusal;
import dev.perennial.http.CurrentPlayer;
import dev.perennial.http.Scope;
import dev.perennial.tournament.index.TournamentIndex;
import dev.perennial.tournament.invitation.Invitability;
import dev.perennial.tournament.league.LeagueOrganisers;
import org.springframework.stereotype.Component;

/** Permissions in tournaments and leagues, as decided by leagues, roles and scopes. */
@Component
class Permissions {
    private static final String ADMIN = "admin";

    private final TournamentIndex index;
    private final LeagueOrganisers organisers;
    private final Invitability invitability;

    Permissions(TournamentIndex index, LeagueOrganisers organisers, Invitability invitability) {
        this.index = index;
        this.organisers = organisers;
        this.invitability = invitability;
    }

    static boolean isAdmin(CurrentPlayer player) {
        return player.roles().contains(ADMIN);
    }

    /** An administrator, or an organiser of the tournament's league. */
    boolean inCharge(CurrentPlayer player, TournamentId tournament) {
        return isAdmin(player)
                || index.leagueOf(tournament)
                        .map(league -> organisers.contains(league, player.id()))
                        .orElse(false);
    }

    /** Only administrators and its organisers create tournaments for a league. */
    void requireLeague(CurrentPlayer player, String league) {
        TournamentRefusal.UNKNOWN_LEAGUE.unless(organisers.knows(league));
        TournamentRefusal.NOT_ORGANISER.unless(isAdmin(player) || organisers.contains(league, player.id()));
    }

    /** Whether a player lets the organisers of the tournament's league enter them, and has not blocked this one. */
    boolean mayEnter(CurrentPlayer by, TournamentId tournament, PlayerId player) {
        return !player.equals(by.id())
                && index.leagueOf(tournament)
                        .map(league -> organisers.mayEnter(league, player))
                        .orElse(false)
                && !invitability.hasBlocked(player, by.id());
    }

    /** Programs need the scope to play to act for their owner, and the scope to organise to act for others. */
    static void requireScope(CurrentPlayer by, PlayerId about) {
        by.require(by.id().equals(about) ? Scope.PLAY : Scope.ORGANISE);
    }

    /** Guests cannot be reached later, so they may not run tournaments. */
    static void requireAccount(CurrentPlayer player) {
        TournamentRefusal.GUESTS_NOT_ADMITTED.unless(!player.guest());
    }
}
