package dev.perennial.query.ladder;

import dev.perennial.games.Games;
import java.time.InstantSource;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.springframework.stereotype.Component;

/** The best players of each game. */
@Component
public class LadderLeaders {
    /** A player at the top of a ladder, with the rating that people see. */
    public record Top(String player, long shown) {}

    private final LadderReader ladders;
    private final InstantSource clock = InstantSource.system();

    LadderLeaders(LadderReader ladders) {
        this.ladders = ladders;
    }

    /** By game, the first of the ladder first. */
    public Map<String, List<Top>> first(int most) {
        var tops = new LinkedHashMap<String, List<Top>>();
        for (var game : Games.all()) {
            var ladder = new LadderName(game.id(), LadderName.HUMAN);
            var page = ladders.page(ladder, Period.of("all"), false, most, LadderCursor.of(null, clock.instant()));
            tops.put(
                    game.id(),
                    page.rows().stream()
                            .map(row -> new Top(row.player(), row.shown()))
                            .toList());
        }
        return tops;
    }
}
