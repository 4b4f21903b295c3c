package dev.perennial.query.ladder;

import dev.perennial.pairing.rating.Ladder;
import dev.perennial.pairing.rating.LadderRating;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Rates games of one ladder one after the other. */
final class LadderFold {
    private final LadderName ladder;
    private final Map<String, Climber> climbers;
    private final List<LadderPoint> points = new ArrayList<>();

    /** @param before how those stand who have played before; everybody else is new */
    LadderFold(LadderName ladder, Map<String, Climber> before) {
        this.ladder = ladder;
        this.climbers = new HashMap<>(before);
    }

    void rate(RatedGame game) {
        List<Climber> before = game.players().stream().map(this::climber).toList();
        List<LadderRating> rated =
                Ladder.rate(before.stream().map(Climber::rating).toList(), game.places());
        for (int seat = 0; seat < rated.size(); seat++) {
            String player = game.players().get(seat);
            int place = game.places().get(seat);
            Climber after = before.get(seat).after(rated.get(seat), place, game.at());
            climbers.put(player, after);
            points.add(new LadderPoint(
                    ladder, player, game, place, before.get(seat).rating().rating(), after));
        }
    }

    private Climber climber(String player) {
        return climbers.getOrDefault(player, Climber.NEWCOMER);
    }

    List<LadderPoint> points() {
        return List.copyOf(points);
    }
}
