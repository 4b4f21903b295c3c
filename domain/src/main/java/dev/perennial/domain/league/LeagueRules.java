package dev.perennial.domain.league;

import java.util.List;

/**
 * How a season is decided.
 *
 * @param points for the places of a tournament, the first place first; nothing for those behind
 * @param best how many of a player's tournaments count, 0 for all
 * @param groups the highest first; everybody begins in the last
 * @param promoted how many of a group move up at the end of a season
 * @param relegated how many move down
 */
public record LeagueRules(List<Integer> points, int best, List<String> groups, int promoted, int relegated) {
    public LeagueRules {
        points = List.copyOf(points);
        groups = List.copyOf(groups);
    }

    public static LeagueRules usual() {
        return new LeagueRules(List.of(25, 18, 15, 12, 10, 8, 6, 4, 2, 1), 0, List.of("A"), 0, 0);
    }
}
