package dev.perennial.contract.json;

import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.games.Decision;
import dev.perennial.games.DecisionContext;
import dev.perennial.games.FirstSeat;
import dev.perennial.games.Game;
import dev.perennial.games.GameEvent;
import dev.perennial.games.GameMove;
import dev.perennial.games.GameOptions;
import dev.perennial.games.GameState;
import dev.perennial.games.Games;
import dev.perennial.games.Setup;
import dev.perennial.games.chance.Chance;
import dev.perennial.games.chance.GameSeed;
import java.time.Instant;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Whatever comes up in a whole game, for every game and number of seats, is the same after a way through JSON. */
class RoundTripsTest {
    private static final int MOVES_LOOKED_AT = 100;
    private static final Instant AT = Instant.parse("2026-01-01T12:00:00Z");

    static Stream<Arguments> games() {
        return Games.all().stream()
                .flatMap(game -> IntStream.rangeClosed(game.minSeats(), game.maxSeats())
                        .mapToObj(seats -> Arguments.of(game.id(), seats)));
    }

    @ParameterizedTest
    @MethodSource("games")
    void statesMovesAndEventsComeBackAsTheyWere(String id, int seats) {
        Game<GameState, GameMove, GameEvent, GameOptions> game = Games.byId(id).orElseThrow();
        var random = new Random(seats);
        var context = new DecisionContext(AT, Chance.of(GameSeed.ofHex("%064x".formatted(seats))));
        GameState state =
                folded(game, null, game.start(new Setup<>(seats, FirstSeat.RANDOM, game.defaultOptions()), context));
        while (!game.awaited(state).isEmpty()) {
            int seat = game.awaited(state).iterator().next();
            var moves = game.legalMoves(state, seat).limit(MOVES_LOOKED_AT).toList();
            GameMove move = moves.get(random.nextInt(moves.size()));
            assertThat(GameJson.readMove(game, GameJson.write(move))).contains(move);
            state = folded(game, state, game.decide(state, seat, move, context));
        }
    }

    private static GameState folded(
            Game<GameState, GameMove, GameEvent, GameOptions> game,
            @Nullable GameState before,
            Decision<GameEvent> decision) {
        var events = ((Decision.Accepted<GameEvent>) decision).events();
        for (GameEvent event : events) {
            String name = EventTypes.nameOf(event.getClass()).orElseThrow();
            assertThat(EventCodec.decode(name, EventTypes.revisionOf(name), GameJson.write(event)))
                    .isEqualTo(event);
        }
        GameState state = game.fold(before, events);
        String json = Json.mapper().writeValueAsString(state);
        assertThat(Json.mapper().readValue(json, game.stateType())).isEqualTo(state);
        return state;
    }
}
