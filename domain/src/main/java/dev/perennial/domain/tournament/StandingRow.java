package dev.perennial.domain.tournament;

import dev.perennial.domain.PlayerId;
import java.util.List;

/**
 * A line of the standings. Numbers are exact, as fractions such as {@code 5/2}; equal ranks are shared.
 *
 * @param tieBreaks in the order of the columns
 */
public record StandingRow(int rank, PlayerId player, int number, String points, List<String> tieBreaks) {
    public StandingRow {
        tieBreaks = List.copyOf(tieBreaks);
    }
}
