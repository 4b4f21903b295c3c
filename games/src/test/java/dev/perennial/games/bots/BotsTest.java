package dev.perennial.games.bots;

import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.games.Bots;
import dev.perennial.games.Games;
import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class BotsTest {

    static Stream<String> games() {
        return Games.all().stream().map(game -> game.id());
    }

    @ParameterizedTest
    @MethodSource("games")
    void everyBotPlaysItsGameToTheEnd(String gameId) {
        var game = Games.byId(gameId).orElseThrow();
        assertThat(Bots.names(gameId)).startsWith("random").doesNotHaveDuplicates();
        for (String name : Bots.names(gameId)) {
            var bot = Bots.byName(gameId, name).orElseThrow();
            // ExpertBotTest lets experts play, on a smaller budget.
            int most = name.equals("expert") ? 0 : game.maxSeats();
            for (int seats = game.minSeats(); seats <= most; seats++) {
                assertThat(BotMatch.play(game, Collections.nCopies(seats, bot), 5)
                                .seats())
                        .hasSize(seats);
            }
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    void sameDiceSameGame(String gameId) {
        var game = Games.byId(gameId).orElseThrow();
        var bots = Collections.nCopies(
                game.minSeats(), Bots.byName(gameId, "random").orElseThrow());
        assertThat(BotMatch.play(game, bots, 3)).isEqualTo(BotMatch.play(game, bots, 3));
    }

    @Test
    void unknownBotsAreNotFound() {
        assertThat(Bots.byName("arboretum", "perfect")).isEmpty();
        assertThat(Bots.names("no-such-game")).containsExactly("random");
    }

    @Test
    void whoPlaysUsuallyIsGreedyOrElseWhoeverThereIs() {
        assertThat(Bots.usual("arboretum")).isEqualTo("greedy");
        assertThat(Bots.usual("no-such-game")).isEqualTo("random");
    }

    @ParameterizedTest
    @ValueSource(strings = {"evergreen-concert", "arboretum"})
    void greedyPlayBeatsRandomPlay(String gameId) {
        var game = Games.byId(gameId).orElseThrow();
        var greedy = Bots.byName(gameId, "greedy").orElseThrow();
        var random = Bots.byName(gameId, "random").orElseThrow();
        int won = 0;
        for (int seed = 0; seed < 20; seed++) {
            int seat = seed % 2;
            var result = BotMatch.play(game, seat == 0 ? List.of(greedy, random) : List.of(random, greedy), seed);
            won += result.seats().get(seat).place() == 1 ? 1 : 0;
        }
        assertThat(won).isGreaterThanOrEqualTo(18);
    }
}
