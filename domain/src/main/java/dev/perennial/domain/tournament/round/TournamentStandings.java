package dev.perennial.domain.tournament.round;

import dev.perennial.domain.PlayerId;
import dev.perennial.domain.tournament.PodMapper;
import dev.perennial.domain.tournament.StandingRow;
import dev.perennial.domain.tournament.TieBreakFigures;
import dev.perennial.domain.tournament.TournamentEvent.StandingsPublished;
import dev.perennial.domain.tournament.TournamentState;
import dev.perennial.domain.tournament.TwoPlayerMapper;
import dev.perennial.pairing.pods.model.PodStanding;
import dev.perennial.pairing.pods.model.PodTieBreak;
import dev.perennial.pairing.tiebreak.Edition;
import dev.perennial.pairing.tiebreak.Fraction;
import dev.perennial.pairing.tiebreak.Standing;
import dev.perennial.pairing.tiebreak.Standings;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;

/** The standings of a tournament. */
public final class TournamentStandings {
    private TournamentStandings() {}

    public static StandingsPublished publish(TournamentState state, boolean last) {
        var before = state.standings();
        return new StandingsPublished(
                state.id(),
                before == null ? 1 : before.version() + 1,
                state.played().size(),
                last,
                columns(state),
                rows(state));
    }

    private static List<String> columns(TournamentState state) {
        return state.tableSize() == 2
                ? state.rules().scoring().tieBreaks()
                : TieBreakFigures.podTieBreaks(state).stream()
                        .map(PodTieBreak::code)
                        .toList();
    }

    static List<PlayerId> ranked(TournamentState state) {
        return rows(state).stream().map(StandingRow::player).toList();
    }

    /** Playoff players come first, in the order of the playoff; the others are ranked behind them. */
    public static List<StandingRow> rows(TournamentState state) {
        var rows = mainRows(state);
        if (state.playoff().isEmpty()) {
            return rows;
        }
        var best = PlayoffBracket.ranking(state);
        var ordered = new ArrayList<StandingRow>();
        rows.stream()
                .filter(row -> best.contains(row.player()))
                .sorted(Comparator.comparingInt(row -> best.indexOf(row.player())))
                .forEach(row -> ordered.add(new StandingRow(
                        ordered.size() + 1, row.player(), row.number(), row.points(), row.tieBreaks())));
        int first = ordered.size() + 1;
        var others = rows.stream().filter(row -> !best.contains(row.player())).toList();
        for (StandingRow row : others) {
            int before = (int)
                    others.stream().filter(other -> other.rank() < row.rank()).count();
            ordered.add(new StandingRow(first + before, row.player(), row.number(), row.points(), row.tieBreaks()));
        }
        return ordered;
    }

    private static List<StandingRow> mainRows(TournamentState state) {
        var players = RoundPairer.players(state);
        if (state.tableSize() != 2) {
            return PodMapper.forStandings(state).standings().stream()
                    .map(standing -> row(standing, Objects.requireNonNull(players.get(standing.player()))))
                    .toList();
        }
        var scoring = state.rules().scoring();
        return Standings.of(
                        TwoPlayerMapper.forStandings(state),
                        TieBreakFigures.tieBreaks(state),
                        Edition.valueOf(scoring.edition()))
                .stream()
                .map(standing -> row(standing, Objects.requireNonNull(players.get(standing.player()))))
                .toList();
    }

    private static StandingRow row(Standing standing, PlayerId player) {
        return new StandingRow(
                standing.rank(),
                player,
                standing.player(),
                Fraction.ofTenths(standing.points()).toString(),
                standing.tieBreaks().stream().map(Fraction::toString).toList());
    }

    private static StandingRow row(PodStanding standing, PlayerId player) {
        return new StandingRow(
                standing.rank(), player, standing.player(), standing.points().toString(), standing.figures());
    }
}
