package dev.perennial.query.ladder;

import dev.perennial.pairing.rating.LadderRating;
import java.util.Collection;
import java.util.HashMap;
import java.util.Map;
import org.springframework.stereotype.Component;

/** Players' ratings over all games, for comparisons. */
@Component
public class OverallRatings {
    private final Standings standings;

    OverallRatings(Standings standings) {
        this.standings = standings;
    }

    /** A player without rated games has the initial rating. */
    public Map<String, LadderRating> of(Collection<String> players) {
        var ratings = new HashMap<String, LadderRating>();
        players.forEach(player -> ratings.put(player, LadderRating.START));
        ratings.putAll(standings.ratings(new LadderName(LadderName.OVERALL, LadderName.HUMAN), players));
        return ratings;
    }
}
