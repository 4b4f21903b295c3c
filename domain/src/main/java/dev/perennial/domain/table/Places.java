package dev.perennial.domain.table;

import dev.perennial.games.Result;
import dev.perennial.games.Result.SeatResult;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/** Results in which not only the game had a say. */
public final class Places {
    private Places() {}

    /**
     * Seats that were given up come last, whatever they scored: who left first is the very last. The others keep their
     * order, and close up.
     *
     * @param forfeits in the order they were given up
     */
    public static Result withForfeits(Result played, List<Integer> forfeits) {
        if (forfeits.isEmpty()) {
            return played;
        }
        return new Result(played.seats().stream()
                .map(seat -> new SeatResult(
                        seat.seat(), seat.points(), place(seat, played.seats(), forfeits), seat.tieBreaks()))
                .toList());
    }

    private static int place(SeatResult seat, List<SeatResult> all, List<Integer> forfeits) {
        int left = forfeits.indexOf(seat.seat());
        return left >= 0
                ? all.size() - left
                : 1
                        + (int) all.stream()
                                .filter(other -> !forfeits.contains(other.seat()) && other.place() < seat.place())
                                .count();
    }

    /**
     * A result that the rules of the game did not decide.
     *
     * @param places in seat order
     * @param points what the seats had scored until then, in seat order
     */
    public static Result decided(List<Integer> places, List<Integer> points) {
        return new Result(IntStream.range(0, places.size())
                .mapToObj(seat -> new SeatResult(seat, points.get(seat), places.get(seat), Map.of()))
                .toList());
    }

    /** The first to leave is last; at most one player is left, and has won. */
    public static Result ofForfeits(List<Integer> left, List<Integer> points) {
        int seats = points.size();
        var places = IntStream.range(0, seats)
                .mapToObj(seat -> left.contains(seat) ? seats - left.indexOf(seat) : 1)
                .toList();
        return decided(places, points);
    }

    /** The same points with other places. */
    public static Result changed(Result played, List<Integer> places) {
        return new Result(played.seats().stream()
                .sorted(Comparator.comparingInt(SeatResult::seat))
                .map(seat -> new SeatResult(seat.seat(), seat.points(), places.get(seat.seat()), seat.tieBreaks()))
                .toList());
    }

    /** Whether these are places as a result may have them: equal ones use up those they cover, as in 1, 1, 3. */
    public static boolean areSound(List<Integer> places) {
        return places.stream()
                .allMatch(place -> place != null
                        && place
                                == 1
                                        + places.stream()
                                                .filter(other -> other != null && other < place)
                                                .count());
    }
}
