package dev.perennial.domain.tournament.forecast;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.perennial.domain.PlayerId;
import dev.perennial.domain.league.LeagueEvent.LeagueFounded;
import dev.perennial.domain.league.LeagueEvent.MemberJoined;
import dev.perennial.domain.league.LeagueEvent.SeasonOpened;
import dev.perennial.domain.league.LeagueId;
import dev.perennial.domain.league.LeagueRules;
import dev.perennial.domain.league.LeagueState;
import dev.perennial.domain.tournament.TournamentEvent.PlayerWithdrew;
import dev.perennial.domain.tournament.TournamentEvent.TournamentFinished;
import dev.perennial.domain.tournament.TournamentState;
import dev.perennial.domain.tournament.forecast.Forecast.Line;
import dev.perennial.domain.tournament.forecast.Forecast.Target;
import dev.perennial.domain.tournament.round.TournamentStandings;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class ForecasterTest {
    private static final int FUTURES = 40;
    private static final long SEQUENCE = 17;

    private static Forecast forecast(TournamentState state) {
        return Forecaster.of(state, SEQUENCE, Optional.empty(), FUTURES);
    }

    static Stream<TournamentState> tournaments() {
        var swiss = SampleTournaments.played(SampleTournaments.swiss(11, 2, 5), 2);
        return Stream.of(
                swiss,
                SampleTournaments.paired(swiss),
                SampleTournaments.counted(SampleTournaments.paired(swiss), 2, List.of(1, 1)),
                SampleTournaments.played(SampleTournaments.swiss(9, 4, 4), 1),
                SampleTournaments.paired(SampleTournaments.swiss(12, 3, 3)),
                SampleTournaments.played(SampleTournaments.roundRobin(7), 3),
                SampleTournaments.played(SampleTournaments.withPlayoff(10, 4, 4), 2),
                SampleTournaments.finished(SampleTournaments.paired(
                        Future.withPlayoff(SampleTournaments.played(SampleTournaments.withPlayoff(10, 4, 4), 4)))));
    }

    @ParameterizedTest
    @MethodSource("tournaments")
    void oddsAddUpToTheNumberOfPlaces(TournamentState state) {
        var forecast = forecast(state);
        for (int i = 0; i < forecast.targets().size(); i++) {
            int target = i;
            double sum = forecast.lines().stream()
                    .mapToDouble(line -> line.odds().get(target))
                    .sum();
            assertThat(sum).isCloseTo(forecast.targets().get(i).places(), within(0.01));
        }
        assertThat(forecast.lines()).hasSize(state.numbered().size());
        double places = forecast.lines().stream().mapToDouble(Line::place).sum();
        int players = state.numbered().size();
        assertThat(places).isCloseTo(players * (players + 1) / 2.0, within(0.01));
    }

    @ParameterizedTest
    @MethodSource("tournaments")
    void theSameStateHasTheSameForecast(TournamentState state) {
        assertThat(forecast(state)).isEqualTo(forecast(state));
        assertThat(forecast(state)).isNotEqualTo(Forecaster.of(state, SEQUENCE + 1, Optional.empty(), FUTURES));
    }

    @ParameterizedTest
    @MethodSource("tournaments")
    void theNextGameSharesOutTheSameFutures(TournamentState state) {
        for (Line line : forecast(state).lines()) {
            var next = line.next();
            if (next != null) {
                int games = next.results().stream()
                        .mapToInt(Forecast.Result::futures)
                        .sum();
                double won = next.results().stream()
                        .mapToDouble(result -> result.futures() * result.odds().getFirst())
                        .sum();
                assertThat(games).isLessThanOrEqualTo(FUTURES);
                assertThat(won).isLessThanOrEqualTo(FUTURES * line.odds().getFirst() + 0.1);
                if (games == FUTURES) {
                    assertThat(won / FUTURES).isCloseTo(line.odds().getFirst(), within(0.001));
                }
            }
        }
    }

    @Test
    void aFinishedTournamentHasOddsOfZeroOrOne() {
        var state = SampleTournaments.played(SampleTournaments.swiss(16, 2, 4), 4)
                .evolve(new TournamentFinished(SampleTournaments.ID, null, null));
        var forecast = forecast(state);
        assertThat(forecast.futures()).isEqualTo(1);
        assertThat(forecast.lines()).allSatisfy(line -> {
            assertThat(line.odds()).allMatch(odds -> odds == 0 || odds == 1);
            assertThat(line.next()).isNull();
        });
        assertThat(forecast.lines().getFirst().odds()).containsExactly(1.0, 1.0, 1.0);
    }

    @Test
    void aTournamentWhoseLastGameIsOverIsDecidedBeforeItsEndIsStored() {
        var forecast = forecast(SampleTournaments.played(SampleTournaments.roundRobin(6), 5));
        assertThat(forecast.lines()).allMatch(line -> line.odds().stream().allMatch(odds -> odds == 0 || odds == 1));
    }

    @Test
    void aPlayerWhoCanNoLongerWinHasNoOdds() {
        var state = SampleTournaments.played(SampleTournaments.swiss(16, 2, 5), 4);
        var points = points(state);
        double leader =
                points.values().stream().mapToDouble(Double::doubleValue).max().orElseThrow();
        var forecast = forecast(state);
        var out = forecast.lines().stream()
                .filter(line -> points.get(line.player()) + 1 < leader)
                .toList();
        assertThat(out).hasSizeGreaterThan(3);
        assertThat(out).allMatch(line -> line.odds().getFirst() == 0);
        assertThat(forecast.lines()).anyMatch(line -> line.odds().getFirst() > 0.1);
    }

    private static Map<PlayerId, Double> points(TournamentState state) {
        return TournamentStandings.rows(state).stream()
                .collect(Collectors.toMap(row -> row.player(), row -> Double.parseDouble(row.points())));
    }

    @Test
    void aPlayerWhoLeftPlaysNoMoreGames() {
        var gone = SampleTournaments.player(1);
        var state = SampleTournaments.played(SampleTournaments.swiss(12, 2, 5), 1)
                .evolve(new PlayerWithdrew(SampleTournaments.ID, gone, null, "NO_SHOW"));
        var line = lines(forecast(state)).get(gone);
        assertThat(line.next()).isNull();
        assertThat(line.odds().getFirst()).isZero();
    }

    @Test
    void theStrongestPlayerIsTheFavouriteAndNamedWithTheOpenRound() {
        var state = SampleTournaments.paired(SampleTournaments.swiss(24, 2, 5));
        var forecast = Forecaster.of(state, SEQUENCE, Optional.empty(), 200);
        assertThat(forecast.lines().getFirst().player().code()).isIn("p1", "p2", "p3");
        assertThat(forecast.lines())
                .allSatisfy(line -> assertThat(line.next().round()).isOne());
        var last = lines(forecast).get(SampleTournaments.player(24));
        assertThat(last.place()).isGreaterThan(forecast.lines().getFirst().place() + 5);
    }

    @Test
    void withAPlayoffTheCutIsATarget() {
        var forecast = forecast(SampleTournaments.played(SampleTournaments.withPlayoff(10, 4, 4), 1));
        assertThat(forecast.targets()).containsExactly(new Target(Goal.TITLE, 1), new Target(Goal.CUT, 4));
        assertThat(forecast.lines())
                .allMatch(line -> line.odds().get(0) <= line.odds().get(1));
    }

    @Test
    void aLeagueAddsPromotionAndRelegation() {
        var league = league(8);
        var state = SampleTournaments.played(SampleTournaments.swiss(8, 2, 4), 2);
        var forecast = Forecaster.of(state, SEQUENCE, Optional.of(league), FUTURES);
        assertThat(forecast.targets().stream().map(Target::goal)).containsExactly(Goal.TITLE, Goal.TOP, Goal.PROMOTION);
        double promoted = forecast.lines().stream()
                .mapToDouble(line -> line.odds().get(2))
                .sum();
        assertThat(promoted).isCloseTo(2, within(0.01));
    }

    private static LeagueState league(int members) {
        var id = new LeagueId("club");
        var by = new PlayerId("olga");
        var rules = new LeagueRules(List.of(10, 6, 3, 1), 0, List.of("A", "B"), 2, 0);
        var state = LeagueState.founded(new LeagueFounded(id, "Club", rules, by));
        for (int i = 1; i <= members; i++) {
            state = state.evolve(new MemberJoined(id, SampleTournaments.player(i), by, null));
        }
        return state.evolve(new SeasonOpened(id, 1, "Spring", by));
    }

    private static Map<PlayerId, Line> lines(Forecast forecast) {
        return forecast.lines().stream().collect(Collectors.toMap(Line::player, Function.identity()));
    }
}
