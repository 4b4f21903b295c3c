package dev.perennial.query.tournament;

import dev.perennial.domain.PlayerId;
import dev.perennial.domain.tournament.TournamentState;
import dev.perennial.query.league.LeagueTeams;
import java.util.Set;
import org.springframework.stereotype.Component;

/** The organisers of a tournament: its league's team, or its creator if it has no league. */
@Component
public class Organisers {
    private final LeagueTeams teams;

    Organisers(LeagueTeams teams) {
        this.teams = teams;
    }

    public Set<PlayerId> of(TournamentState state) {
        String league = state.rules().league();
        return league == null ? Set.of(state.organiser()) : teams.of(league);
    }
}
