package dev.perennial.client;

import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.contract.json.GameJson;
import dev.perennial.games.Decision;
import dev.perennial.games.DecisionContext;
import dev.perennial.games.FirstSeat;
import dev.perennial.games.Game;
import dev.perennial.games.GameEvent;
import dev.perennial.games.Games;
import dev.perennial.games.Setup;
import dev.perennial.games.Viewer;
import dev.perennial.games.chance.Chance;
import dev.perennial.games.chance.ServerSeed;
import java.time.Instant;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class ViewsTest {
    static Stream<String> games() {
        return Games.all().stream().map(Game::id);
    }

    @ParameterizedTest
    @MethodSource("games")
    void everyGameIsReadAsItWasShown(String id) {
        var game = Games.byId(id).orElseThrow();
        var seed = ServerSeed.of(new byte[ServerSeed.LENGTH]).gameSeed(List.of("", ""), "t");
        var setup = new Setup<>(2, FirstSeat.SEAT1, game.defaultOptions());
        var start = game.start(setup, new DecisionContext(Instant.EPOCH, Chance.of(seed)));
        assertThat(start).isInstanceOf(Decision.Accepted.class);
        var position = game.fold(null, ((Decision.Accepted<GameEvent>) start).events());
        var shown = game.view(position, new Viewer.Seat(1));
        assertThat(Views.read(id, GameJson.write(shown))).isEqualTo(shown);
    }
}
