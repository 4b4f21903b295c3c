package dev.perennial.games.bots;

import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.games.Bots;
import dev.perennial.games.Games;
import java.util.ArrayList;
import java.util.Collections;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class GreedyChieftainTest {
    private static final int GAMES = 12;

    @ParameterizedTest(name = "{0} players")
    @ValueSource(ints = {2, 3, 4})
    void beatsRandomPlay(int seats) {
        var game = Games.byId("s-evolution").orElseThrow();
        var greedy = Bots.byName("s-evolution", "greedy").orElseThrow();
        var random = Bots.byName("s-evolution", "random").orElseThrow();
        int won = 0;
        for (int seed = 0; seed < GAMES; seed++) {
            int seat = seed % seats;
            var bots = new ArrayList<>(Collections.nCopies(seats, random));
            bots.set(seat, greedy);
            won += BotMatch.play(game, bots, seed).seats().get(seat).place() == 1 ? 1 : 0;
        }
        assertThat(won).isGreaterThanOrEqualTo(GAMES - 1);
    }
}
