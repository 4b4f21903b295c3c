package dev.perennial.query.ladder;

import dev.perennial.pairing.rating.LadderRating;
import java.util.Collection;
import java.util.HashMap;
import java.util.Map;
import org.springframework.stereotype.Component;

/** What players are worth over all games, for those who only want to compare. */
@Component
public class OverallRatings {
    private final Standings standings;

    OverallRatings(Standings standings) {
        this.standings = standings;
    }

    /** Who has never played a rated game begins where everybody begins. */
    public Map<String, LadderRating> of(Collection<String> players) {
        var ratings = new HashMap<String, LadderRating>();
        players.forEach(player -> ratings.put(player, LadderRating.START));
        ratings.putAll(standings.ratings(new LadderName(LadderName.OVERALL, LadderName.HUMAN), players));
        return ratings;
    }
}
