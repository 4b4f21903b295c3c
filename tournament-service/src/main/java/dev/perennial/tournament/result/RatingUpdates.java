package dev.perennial.tournament.result;

import dev.perennial.domain.table.ResultRecord;
import dev.perennial.pairing.rating.Ladder;
import org.springframework.stereotype.Component;
import org.springframework.transaction.annotation.Transactional;

/** Rates every result once, in the order of their numbers. A correction rates all results of the game again. */
@Component
public class RatingUpdates {
    private final SeedRatings ratings;

    RatingUpdates(SeedRatings ratings) {
        this.ratings = ratings;
    }

    @Transactional
    public void take(ResultRecord record) {
        if (!record.counting().rated()) {
            return;
        }
        var result = RatedResult.of(record);
        if (!ratings.keep(result)) {
            return;
        }
        if (ratings.isCorrection(result)) {
            ratings.forget(result.game());
            ratings.inOrder(result.game()).forEach(this::rate);
        } else {
            rate(result);
        }
    }

    private void rate(RatedResult result) {
        var before = result.players().stream()
                .map(player -> ratings.find(result.game(), player))
                .toList();
        var after = Ladder.rate(before, result.places());
        for (int seat = 0; seat < after.size(); seat++) {
            ratings.save(result.game(), result.players().get(seat), after.get(seat));
        }
    }
}
