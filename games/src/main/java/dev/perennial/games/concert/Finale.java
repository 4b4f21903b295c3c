package dev.perennial.games.concert;

import dev.perennial.games.concert.model.Concert;
import dev.perennial.games.concert.model.ConcertEvent;
import dev.perennial.games.concert.model.ConcertState;
import dev.perennial.games.concert.model.FinalBill;
import dev.perennial.games.concert.model.Promoter;
import dev.perennial.games.concert.model.Standing;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/** The final concert and the final table (concert spec 9.1 and 9.2). */
public final class Finale {
    private static final Comparator<Standing> ORDER =
            Comparator.comparingInt(Standing::total).thenComparingInt(Standing::finalScore);

    private Finale() {}

    static void play(ConcertDraft draft) {
        ConcertState state = draft.state();
        draft.add(new ConcertEvent.FinalConcertHeld(IntStream.range(0, state.seats())
                .mapToObj(seat -> bill(state, seat))
                .toList()));
        draft.add(new ConcertEvent.GameEnded(standings(draft.state().promoters())));
    }

    /** Doubling can only help, so an unused gala is never left over (D13). */
    private static FinalBill bill(ConcertState state, int seat) {
        var lines = Bills.of(state, seat, null);
        boolean gala = !state.promoter(seat).isGalaUsed();
        return new FinalBill(seat, lines, gala, Bills.score(lines, gala));
    }

    /** Equal totals are decided by the final concert as recorded (D14); still equal, the place is shared (D15). */
    public static List<Standing> standings(List<Promoter> promoters) {
        var unplaced = IntStream.range(0, promoters.size())
                .mapToObj(seat -> unplaced(seat, promoters.get(seat)))
                .toList();
        return unplaced.stream().map(one -> placed(one, unplaced)).toList();
    }

    private static Standing unplaced(int seat, Promoter promoter) {
        Concert finale = promoter.finale();
        return new Standing(seat, promoter.total(), finale == null ? 0 : finale.score(), 0);
    }

    private static Standing placed(Standing one, List<Standing> all) {
        long better =
                all.stream().filter(other -> ORDER.compare(other, one) > 0).count();
        return new Standing(one.seat(), one.total(), one.finalScore(), Math.toIntExact(better) + 1);
    }
}
