package dev.perennial.query.league;

import dev.perennial.domain.PlayerId;
import java.util.Set;
import org.springframework.stereotype.Component;

/** The organisers of each league. */
@Component
public class LeagueTeams {
    private final Leagues leagues;

    LeagueTeams(Leagues leagues) {
        this.leagues = leagues;
    }

    /** Empty if there is no such league. */
    public Set<PlayerId> of(String league) {
        return leagues.find(league).map(seen -> seen.state().organisers()).orElse(Set.of());
    }
}
