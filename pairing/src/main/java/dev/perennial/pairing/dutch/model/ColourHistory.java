package dev.perennial.pairing.dutch.model;

import dev.perennial.pairing.Colour;
import dev.perennial.pairing.Player;
import dev.perennial.pairing.dutch.model.Preference.Strength;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The colours of the games really played, oldest first: rounds without a game leave no gap. */
public record ColourHistory(
        List<Colour> played, int difference, @Nullable Colour repeated, Preference preference) {
    static ColourHistory of(Player player) {
        List<Colour> played = player.rounds().stream()
                .filter(entry -> entry.outcome().played())
                .<Colour>mapMulti((entry, sink) -> {
                    var colour = entry.colour();
                    if (colour != null) {
                        sink.accept(colour);
                    }
                })
                .toList();
        return of(played);
    }

    static ColourHistory of(List<Colour> played) {
        int whites = (int) played.stream().filter(Colour.WHITE::equals).count();
        int difference = 2 * whites - played.size();
        var repeated = repeated(played);
        return new ColourHistory(played, difference, repeated, preference(played, difference, repeated));
    }

    private static @Nullable Colour repeated(List<Colour> played) {
        int games = played.size();
        return games >= 2 && played.get(games - 1) == played.get(games - 2) ? played.getLast() : null;
    }

    private static Preference preference(List<Colour> played, int difference, @Nullable Colour repeated) {
        if (played.isEmpty()) {
            return Preference.FREE;
        }
        if (Math.abs(difference) > 1) {
            return new Preference(due(difference), Strength.ABSOLUTE);
        }
        if (repeated != null) {
            return new Preference(repeated.other(), Strength.ABSOLUTE);
        }
        return difference == 0
                ? new Preference(played.getLast().other(), Strength.MILD)
                : new Preference(due(difference), Strength.STRONG);
    }

    private static Colour due(int difference) {
        return difference > 0 ? Colour.BLACK : Colour.WHITE;
    }

    public int imbalance() {
        return Math.abs(difference);
    }
}
