package dev.perennial.domain.tournament.forecast;

import dev.perennial.domain.PlayerId;
import dev.perennial.domain.league.LeagueEvent.Move;
import dev.perennial.domain.league.LeagueEvent.Placed;
import dev.perennial.domain.league.LeagueState;
import dev.perennial.domain.league.LeagueState.Season;
import dev.perennial.domain.league.LeagueTable;
import dev.perennial.domain.tournament.StandingRow;
import dev.perennial.domain.tournament.TournamentId;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/** Promotions and relegations if the open season of the league ended with this tournament. */
final class LeagueMoves {
    private final LeagueState league;
    private final Season season;
    private final TournamentId tournament;

    private LeagueMoves(LeagueState league, Season season, TournamentId tournament) {
        this.league = league;
        this.season = season;
        this.tournament = tournament;
    }

    /** Nothing for a league whose members stay in their groups. */
    static Optional<LeagueMoves> of(Optional<LeagueState> league, TournamentId tournament) {
        return league.filter(state -> state.rules().groups().size() > 1)
                .filter(state -> state.rules().promoted() + state.rules().relegated() > 0)
                .flatMap(state -> state.openSeason().map(season -> new LeagueMoves(state, season, tournament)));
    }

    List<Goal> goals() {
        var rules = league.rules();
        return List.of(Goal.PROMOTION, Goal.RELEGATION).stream()
                .filter(goal -> (goal == Goal.PROMOTION ? rules.promoted() : rules.relegated()) > 0)
                .toList();
    }

    /** The members who move, and where to. */
    Moves after(List<StandingRow> standings) {
        var tournaments = new LinkedHashMap<>(season.tournaments());
        tournaments.put(
                tournament,
                standings.stream()
                        .map(row -> new Placed(row.player(), row.rank()))
                        .toList());
        var then = new Season(
                season.number(), season.name(), season.closed(), tournaments, season.groups(), season.rules());
        var groups = league.rules().groups();
        var moves = LeagueTable.moves(league, then);
        Predicate<Move> up = move -> groups.indexOf(move.to()) < groups.indexOf(move.from());
        return new Moves(
                moves.stream().filter(up).map(Move::player).collect(Collectors.toSet()),
                moves.stream().filter(up.negate()).map(Move::player).collect(Collectors.toSet()));
    }

    /** The members promoted and relegated. */
    record Moves(Set<PlayerId> up, Set<PlayerId> down) {}
}
