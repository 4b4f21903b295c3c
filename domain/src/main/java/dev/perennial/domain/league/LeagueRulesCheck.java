package dev.perennial.domain.league;

import dev.perennial.domain.text.WrittenText;
import dev.perennial.domain.tournament.command.TournamentRefusal;
import java.util.HashSet;

/** Checks whether a league can be run by these rules. */
final class LeagueRulesCheck {
    private static final int LONGEST_NAME = 100;
    private static final int MOST_PLACES = 200;
    private static final int MOST_POINTS = 100_000;
    private static final int MOST_GROUPS = 10;

    private LeagueRulesCheck() {}

    static void checkName(String name) {
        TournamentRefusal.BAD_TITLE.unless(WrittenText.isName(name, LONGEST_NAME));
    }

    static void check(LeagueRules rules) {
        var points = rules.points();
        boolean falling = points.size() <= MOST_PLACES && !points.isEmpty();
        for (int place = 0; place < points.size(); place++) {
            int next = place + 1 < points.size() ? points.get(place + 1) : 0;
            falling &= points.get(place) >= next && points.get(place) <= MOST_POINTS;
        }
        TournamentRefusal.BAD_POINTS.unless(falling);
        var groups = rules.groups();
        TournamentRefusal.BAD_LIMITS.unless(rules.best() >= 0
                && rules.promoted() >= 0
                && rules.relegated() >= 0
                && !groups.isEmpty()
                && groups.size() <= MOST_GROUPS
                && new HashSet<>(groups).size() == groups.size()
                && groups.stream().allMatch(group -> WrittenText.isName(group, LONGEST_NAME)));
    }
}
