package dev.perennial.domain.tournament.forecast;

import dev.perennial.domain.tournament.StandingRow;
import dev.perennial.domain.tournament.TournamentState;
import dev.perennial.domain.tournament.forecast.Forecast.Target;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The goals that the rules of a tournament and its league set, and whether players reach them. */
final class Targets {
    private static final List<Integer> TOP_PLACES = List.of(3, 8);

    private Targets() {}

    static List<Target> of(TournamentState state, Optional<LeagueMoves> league) {
        var targets = new ArrayList<Target>();
        targets.add(new Target(Goal.TITLE, 1));
        int cut = state.playoff().isEmpty()
                ? state.rules().playoff().size()
                : state.playoff().size();
        if (cut > 0) {
            targets.add(new Target(Goal.CUT, cut));
        } else {
            int players = state.numbered().size();
            TOP_PLACES.stream()
                    .filter(places -> places < players)
                    .forEach(places -> targets.add(new Target(Goal.TOP, places)));
        }
        league.ifPresent(moves -> moves.goals().forEach(goal -> targets.add(new Target(goal, 0))));
        return targets;
    }

    /**
     * How much of a target a player has reached at the end.
     *
     * @param level how many players share the place
     */
    static double share(
            Target target, StandingRow row, int level, TournamentState end, Optional<LeagueMoves.Moves> moves) {
        return switch (target.goal()) {
            case TITLE, TOP -> Math.clamp(target.places() - row.rank() + 1, 0, level) / (double) level;
            case CUT -> end.playoff().contains(row.player()) ? 1 : 0;
            case PROMOTION -> moves.orElseThrow().up().contains(row.player()) ? 1 : 0;
            case RELEGATION -> moves.orElseThrow().down().contains(row.player()) ? 1 : 0;
        };
    }
}
