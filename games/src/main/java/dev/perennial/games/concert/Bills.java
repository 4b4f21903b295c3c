package dev.perennial.games.concert;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** What the discs in front of a player are worth (concert spec 7.2). */
final class Bills {
    private Bills() {}

    /** Without a hit every artist counts once: the final concert (concert spec 9.1). */
    static List<BillLine> of(ConcertState state, int seat, @Nullable Colour hit) {
        return state.discs().stream()
                .filter(disc -> disc.isHeldBy(seat))
                .map(disc -> {
                    int factor = disc.artist() == hit ? ConcertTables.HIT_FACTOR : 1;
                    return new BillLine(disc.artist(), disc.value(), factor, disc.value() * factor);
                })
                .toList();
    }

    static int score(List<BillLine> bill, boolean gala) {
        int sum = bill.stream().mapToInt(BillLine::points).sum();
        return gala ? sum * ConcertTables.GALA_FACTOR : sum;
    }
}
