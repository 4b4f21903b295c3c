package dev.perennial.domain.tournament.forecast;

import dev.perennial.domain.PlayerId;
import dev.perennial.domain.league.LeagueState;
import dev.perennial.domain.tournament.Entry;
import dev.perennial.domain.tournament.RoundState;
import dev.perennial.domain.tournament.Seating;
import dev.perennial.domain.tournament.StandingRow;
import dev.perennial.domain.tournament.TournamentState;
import dev.perennial.domain.tournament.forecast.Forecast.Line;
import dev.perennial.domain.tournament.forecast.Forecast.Target;
import dev.perennial.domain.tournament.round.NextRound;
import dev.perennial.domain.tournament.round.TournamentStandings;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Plays a tournament to its end many times, with the rules that pair its rounds and rank its players, and counts who
 * reaches what. The same state, sequence and league always give the same forecast.
 */
public final class Forecaster {
    /** To be raised with every change that leads to other odds: stored forecasts are then computed again. */
    public static final int MODEL = 1;

    private final TournamentState now;
    private final long sequence;
    private final Optional<LeagueMoves> league;
    private final List<Target> targets;
    private final Map<PlayerId, PlayerTally> tallies = new LinkedHashMap<>();
    private final PastGames past;
    private final Strengths strengths;

    private Forecaster(TournamentState now, long sequence, Optional<LeagueState> league) {
        this.now = now;
        this.sequence = sequence;
        this.league = LeagueMoves.of(league, now.id());
        targets = Targets.of(now, this.league);
        past = PastGames.of(now);
        strengths = Strengths.of(now);
        var players = now.numbered();
        players.forEach(
                entry -> tallies.put(entry.player(), new PlayerTally(entry.player(), targets.size(), players.size())));
    }

    /**
     * The odds of a tournament that has started.
     *
     * @param sequence of the last event that counts
     * @param league whose season the tournament belongs to
     */
    public static Forecast of(TournamentState state, long sequence, Optional<LeagueState> league) {
        return of(state, sequence, league, FutureCount.of(state));
    }

    /**
     * As above, from another number of futures.
     *
     * @param futures how many to simulate; a tournament that is over has only one
     */
    public static Forecast of(TournamentState state, long sequence, Optional<LeagueState> league, int futures) {
        return new Forecaster(state, sequence, league).run(futures);
    }

    private Forecast run(int most) {
        int futures = isDecided() ? 1 : most;
        long seed = FutureRandom.seed(now.id().code(), sequence);
        NextRound first = isDecided() ? null : firstRound();
        for (int number = 0; number < futures; number++) {
            if (isDecided()) {
                count(now, Map.of());
            } else {
                var random = FutureRandom.of(seed, number);
                var future = new Future(new SimulatedGame(strengths.drawn(random), past, random));
                count(future.end(now, first), future.nextGames());
            }
        }
        return new Forecast(futures, Odds.rounded(past.draws()), targets, lines());
    }

    /** An organiser may finish a tournament early: the standings are final whatever is still open. */
    private boolean isDecided() {
        return now.over();
    }

    /** Without open games the next round is the same in every future. */
    private @Nullable NextRound firstRound() {
        boolean open = now.played().stream().anyMatch(round -> !round.allDone());
        return open ? null : Future.next(now);
    }

    private void count(TournamentState end, Map<PlayerId, Seating> nextGames) {
        var rows = TournamentStandings.rows(end);
        var moves = league.map(each -> each.after(rows));
        var sharing = new int[rows.size() + 1];
        rows.forEach(row -> sharing[row.rank()]++);
        for (StandingRow row : rows) {
            int level = sharing[row.rank()];
            var shares = new double[targets.size()];
            for (int i = 0; i < shares.length; i++) {
                shares[i] = Targets.share(targets.get(i), row, level, end, moves);
            }
            Objects.requireNonNull(tallies.get(row.player()))
                    .add(shares, row.rank(), row.rank() + (level - 1) / 2.0, nextGames.get(row.player()));
        }
    }

    private List<Line> lines() {
        var lines = new ArrayList<Line>();
        for (Entry entry : now.numbered()) {
            lines.add(Objects.requireNonNull(tallies.get(entry.player()))
                    .line(strengths.of(entry.player()), openRound(entry.player())));
        }
        lines.sort(Comparator.comparingDouble(Line::place)); // equal ones stay in the order of their numbers
        return lines;
    }

    private int openRound(PlayerId player) {
        return now.played().stream()
                .filter(round -> round.tableOf(player)
                        .filter(table -> !table.done() && !table.absent().contains(player))
                        .isPresent())
                .mapToInt(RoundState::number)
                .findFirst()
                .orElse(0);
    }
}
