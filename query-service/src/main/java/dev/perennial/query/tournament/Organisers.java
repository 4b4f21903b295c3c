package dev.perennial.query.tournament;

import dev.perennial.contract.PlayerId;
import dev.perennial.contract.tournament.TournamentState;
import dev.perennial.query.league.LeagueTeams;
import java.util.Set;
import org.springframework.stereotype.Component;

/** Who runs a tournament: the league's team if it is one of a league, otherwise who made it. */
@Component
class Organisers {
    private final LeagueTeams teams;

    Organisers(LeagueTeams teams) {
        this.teams = teams;
    }

    Set<PlayerId> of(TournamentState state) {
        String league = state.rules().league();
        return league == null ? Set.of(state.organiser()) : teams.of(league);
    }
}
