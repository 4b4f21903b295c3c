package dev.perennial.query.league;

import dev.perennial.contract.PlayerId;
import org.springframework.stereotype.Component;

/** Who runs which league. */
@Component
public class LeagueTeams {
    private final Leagues leagues;

    LeagueTeams(Leagues leagues) {
        this.leagues = leagues;
    }

    public boolean contains(String league, PlayerId player) {
        return leagues.find(league)
                .map(seen -> seen.state().organisers().contains(player))
                .orElse(false);
    }
}
