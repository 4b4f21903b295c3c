package dev.perennial.domain.league;

import dev.perennial.domain.league.LeagueCommand.CloseSeason;
import dev.perennial.domain.league.LeagueCommand.CountTournament;
import dev.perennial.domain.league.LeagueCommand.OpenSeason;
import dev.perennial.domain.tournament.command.TournamentRefusal;
import java.util.List;
import java.util.Objects;

/** Opens and closes the seasons of a league, and counts tournaments in them. */
final class SeasonDecider {
    private SeasonDecider() {}

    static LeagueEvent open(LeagueState state, OpenSeason command) {
        new LeagueRights(state, command.request()).requireOrganiser();
        LeagueRulesCheck.checkName(command.name());
        TournamentRefusal.WRONG_STATE.unless(state.openSeason().isEmpty());
        int number = state.seasons().size() + 1;
        return new LeagueEvent.SeasonOpened(
                state.id(), number, command.name().strip(), command.request().person());
    }

    static LeagueEvent close(LeagueState state, CloseSeason command) {
        var rights = new LeagueRights(state, command.request());
        rights.requireOrganiser();
        TournamentRefusal.WRONG_STATE.unless(state.openSeason().isPresent());
        var season = state.openSeason().orElseThrow();
        return new LeagueEvent.SeasonClosed(
                state.id(),
                season.number(),
                LeagueTable.moves(state, season),
                command.request().person(),
                rights.reason());
    }

    /** Counts in the season that counted the tournament before, or else in the open one; without a season nowhere. */
    static List<LeagueEvent> count(LeagueState state, CountTournament command) {
        var tournament = command.tournament();
        var season = state.seasons().stream()
                .filter(one -> one.tournaments().containsKey(tournament))
                .findFirst()
                .or(state::openSeason);
        return season.filter(one -> !Objects.equals(one.tournaments().get(tournament), command.places()))
                .<List<LeagueEvent>>map(one -> List.of(
                        new LeagueEvent.TournamentCounted(state.id(), one.number(), tournament, command.places())))
                .orElse(List.of());
    }
}
