package dev.perennial.games;

import java.util.List;
import java.util.Map;

/** The final outcome, in seat order. Equal places are shared and the places they cover are used up: 1, 1, 3. */
public record Result(List<SeatResult> seats) {
    public Result {
        seats = List.copyOf(seats);
    }

    public record SeatResult(int seat, int points, int place, Map<String, Integer> tieBreaks) {
        public SeatResult {
            tieBreaks = Map.copyOf(tieBreaks);
        }
    }
}
