package dev.perennial.games.bots;

import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.games.Bots;
import dev.perennial.games.Games;
import dev.perennial.games.Result.SeatResult;
import java.util.Collections;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Greedy play may get better, never worse: docs/explanation/bots.md publishes these means. Raise them with it. */
class GreedyScoresTest {
    private static final int GAMES = 40;

    @ParameterizedTest(name = "{0}, {1} players")
    @CsvSource({
        "evergreen-concert, 2, 148.1",
        "evergreen-concert, 4, 119.3",
        "arboretum, 2, 10.0",
        "arboretum, 4, 4.1",
        "s-evolution, 2, 43.1",
        "s-evolution, 4, 46.0",
        "evergreen-planet, 1, 156.8",
        "evergreen-planet, 2, 161.2",
        "evergreen-planet, 4, 167.2"
    })
    void isNeverLowered(String gameId, int seats, double published) {
        var game = Games.byId(gameId).orElseThrow();
        var bots = Collections.nCopies(seats, Bots.byName(gameId, "greedy").orElseThrow());
        double sum = 0;
        for (int seed = 0; seed < GAMES; seed++) {
            sum += BotMatch.play(game, bots, seed).seats().stream()
                    .mapToInt(SeatResult::points)
                    .average()
                    .orElseThrow();
        }
        assertThat(sum / GAMES).isGreaterThanOrEqualTo(published);
    }
}
