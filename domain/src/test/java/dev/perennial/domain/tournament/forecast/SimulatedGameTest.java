package dev.perennial.domain.tournament.forecast;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.perennial.domain.PlayerId;
import dev.perennial.domain.table.TableId;
import dev.perennial.domain.tournament.Seating;
import dev.perennial.pairing.rating.Elo;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SimulatedGameTest {
    private static final int GAMES = 20_000;
    private static final PlayerId ANN = new PlayerId("ann");
    private static final PlayerId BOB = new PlayerId("bob");
    private static final PlayerId CLEO = new PlayerId("cleo");
    private static final Map<PlayerId, Double> STRENGTHS = Map.of(ANN, 1700.0, BOB, 1550.0, CLEO, 1500.0);

    private final FutureRandom random = FutureRandom.of(FutureRandom.seed("games", 1), 0);

    private SimulatedGame games(double draws) {
        return new SimulatedGame(STRENGTHS, new PastGames(draws, Map.of(3, List.of(List.of(40, 30, 20)))), random);
    }

    private static Seating table(List<PlayerId> players, List<PlayerId> absent) {
        return new Seating(
                1, new TableId("t"), players, List.of(), null, List.of(), absent, Seating.Outcome.PLAYING, 0);
    }

    @ParameterizedTest
    @ValueSource(doubles = {0, 0.1, 0.5, 0.8})
    void drawsLeaveTheExpectedScoreAsItIs(double draws) {
        double score = 0;
        for (int i = 0; i < GAMES; i++) {
            var places = games(draws).play(table(List.of(ANN, BOB), List.of())).places();
            score += places.get(0) < places.get(1) ? 1 : places.get(0).equals(places.get(1)) ? 0.5 : 0;
        }
        assertThat(score / GAMES).isCloseTo(Elo.expectedScore(150), within(0.01));
    }

    @Test
    void equalPlayersDrawAsOftenAsTheTournamentDid() {
        var equal = new SimulatedGame(Map.of(ANN, 1500.0, BOB, 1500.0), new PastGames(0.3, Map.of()), random);
        int draws = 0;
        for (int i = 0; i < GAMES; i++) {
            draws += equal.play(table(List.of(ANN, BOB), List.of())).places().equals(List.of(1, 1)) ? 1 : 0;
        }
        assertThat(draws / (double) GAMES).isCloseTo(0.3, within(0.015));
    }

    @Test
    void everyTwoAtALargerTableFinishAsEloExpects() {
        int annBeforeBob = 0;
        int bobBeforeCleo = 0;
        for (int i = 0; i < GAMES; i++) {
            var game = games(0.1).play(table(List.of(CLEO, ANN, BOB), List.of()));
            assertThat(game.places()).containsExactlyInAnyOrder(1, 2, 3);
            assertThat(game.scores().get(game.places().indexOf(1))).isEqualTo(40);
            annBeforeBob += game.places().get(1) < game.places().get(2) ? 1 : 0;
            bobBeforeCleo += game.places().get(2) < game.places().get(0) ? 1 : 0;
        }
        assertThat(annBeforeBob / (double) GAMES).isCloseTo(Elo.expectedScore(150), within(0.01));
        assertThat(bobBeforeCleo / (double) GAMES).isCloseTo(Elo.expectedScore(50), within(0.01));
    }

    @Test
    void absentPlayersComeLast() {
        var game = games(0).play(table(List.of(ANN, BOB, CLEO), List.of(ANN)));
        assertThat(game.places().getFirst()).isEqualTo(3);
        assertThat(game.scores().getFirst()).isZero();
        assertThat(game.places().subList(1, 3)).containsExactlyInAnyOrder(1, 2);
        assertThat(game.done()).isTrue();
    }
}
