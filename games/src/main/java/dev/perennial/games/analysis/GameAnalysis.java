package dev.perennial.games.analysis;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * All figures of one finished game.
 *
 * @param format its name and version: other budgets or scales make another version
 * @param target the points that a single player wins with; null for several players
 * @param views as the players knew it, and with all cards open
 * @param outcome the chances after the end: 1 for the winner; empty if the game was not played to its end
 * @param luck for each seat the percentage of other deals that are worse; empty for a game that was not dealt here
 */
public record GameAnalysis(
        String format,
        String table,
        String game,
        @Nullable Integer target,
        List<ViewAnalysis> views,
        List<Double> outcome,
        List<Integer> luck) {
    public static final String FORMAT = "perennial.analysis/1";

    public GameAnalysis {
        views = List.copyOf(views);
        outcome = List.copyOf(outcome);
        luck = List.copyOf(luck);
    }
}
