package dev.perennial.query.ladder;

import dev.perennial.pairing.rating.LadderRating;
import java.util.Collection;
import java.util.HashMap;
import java.util.Map;
import org.springframework.stereotype.Component;

/** Players' ratings over all games, for comparisons. */
@Component
public class OverallRatings {
    private final LadderReader ladders;

    OverallRatings(LadderReader ladders) {
        this.ladders = ladders;
    }

    /** A player without rated games has the initial rating. */
    public Map<String, LadderRating> of(Collection<String> players) {
        var ratings = new HashMap<String, LadderRating>();
        players.forEach(player -> ratings.put(player, LadderRating.START));
        ratings.putAll(ladders.ratings(new LadderName(LadderName.OVERALL, LadderName.HUMAN), players));
        return ratings;
    }
}
