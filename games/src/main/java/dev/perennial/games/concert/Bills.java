package dev.perennial.games.concert;

import dev.perennial.games.concert.model.BillLine;
import dev.perennial.games.concert.model.Colour;
import dev.perennial.games.concert.model.ConcertState;
import dev.perennial.games.concert.model.ConcertTables;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The value of the discs in front of a player (concert spec 7.2). */
public final class Bills {
    private Bills() {}

    /** Without a hit every artist counts once: the final concert (concert spec 9.1). */
    public static List<BillLine> of(ConcertState state, int seat, @Nullable Colour hit) {
        return state.discs().stream()
                .filter(disc -> disc.isHeldBy(seat))
                .map(disc -> {
                    int factor = disc.artist() == hit ? ConcertTables.HIT_FACTOR : 1;
                    return new BillLine(disc.artist(), disc.value(), factor, disc.value() * factor);
                })
                .toList();
    }

    public static int score(List<BillLine> bill, boolean gala) {
        int sum = bill.stream().mapToInt(BillLine::points).sum();
        return gala ? sum * ConcertTables.GALA_FACTOR : sum;
    }
}
