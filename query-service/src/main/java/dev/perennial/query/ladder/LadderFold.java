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
    private final Map<String, LadderRecord> records;
    private final List<LadderPoint> points = new ArrayList<>();

    /** @param before how those stand who have played before; everybody else is new */
    LadderFold(LadderName ladder, Map<String, LadderRecord> before) {
        this.ladder = ladder;
        this.records = new HashMap<>(before);
    }

    void rate(RatedGame game) {
        List<LadderRecord> before = game.players().stream().map(this::record).toList();
        List<LadderRating> rated =
                Ladder.rate(before.stream().map(LadderRecord::rating).toList(), game.places());
        for (int seat = 0; seat < rated.size(); seat++) {
            String player = game.players().get(seat);
            int place = game.places().get(seat);
            LadderRecord after = before.get(seat).after(rated.get(seat), place, game.at());
            records.put(player, after);
            points.add(new LadderPoint(
                    ladder, player, game, place, before.get(seat).rating().rating(), after));
        }
    }

    private LadderRecord record(String player) {
        return records.getOrDefault(player, LadderRecord.NEWCOMER);
    }

    List<LadderPoint> points() {
        return List.copyOf(points);
    }
}
