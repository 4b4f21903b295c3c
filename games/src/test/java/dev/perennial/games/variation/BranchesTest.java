package dev.perennial.games.variation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

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
import dev.perennial.games.Viewer;
import dev.perennial.games.bots.RandomBot;
import dev.perennial.games.chance.Chance;
import dev.perennial.games.chance.GameSeed;
import dev.perennial.games.variation.Variation.Continuation;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Every game can go on from the moments of a game that was played, by either deal and for every number of players. */
class BranchesTest {
    private static final GameSeed SEED = GameSeed.ofHex("02".repeat(32));
    private static final int BRANCHES = 6;

    private record Moment(int events, long drawn) {}

    @TestFactory
    Stream<DynamicTest> botsPlayBranchesToTheEnd() {
        return Games.all().stream()
                .map(game -> Games.byId(game.id()).orElseThrow())
                .flatMap(game -> IntStream.rangeClosed(game.minSeats(), game.maxSeats())
                        .mapToObj(seats -> dynamicTest(game.id() + ", " + seats, () -> checkBranches(game, seats))));
    }

    private static void checkBranches(Game<GameState, GameMove, GameEvent, GameOptions> game, int seats) {
        var moments = new ArrayList<Moment>();
        var played = played(game, seats, moments);
        for (int i = 0; i < BRANCHES; i++) {
            var moment = moments.get(i * (moments.size() - 1) / (BRANCHES - 1));
            var past = played.subList(0, moment.events());
            checkEnds(Variation.real(game, past, SEED, moment.drawn()), i);
            checkEnds(Variation.redealt(game, past, i % seats, GameSeed.ofText("branch-" + i, game.id())), i);
        }
        var end = Variation.redealt(game, played, 0, SEED);
        assertThat(end.events()).as("nothing is hidden after the end").isEmpty();
        assertThat(game.result(end.state())).isPresent();
    }

    private static void checkEnds(Variation<GameState, GameMove, GameEvent> branch, int choices) {
        var end = playOn(branch, Chance.of(GameSeed.ofHex("%064x".formatted(choices))), _ -> {});
        assertThat(end.game().result(end.state())).isPresent();
        assertThat(end.game().deadline(end.state())).isEmpty();
    }

    private static List<GameEvent> played(
            Game<GameState, GameMove, GameEvent, GameOptions> game, int seats, List<Moment> moments) {
        var chance = Chance.of(SEED);
        var setup = new Setup<>(seats, FirstSeat.RANDOM, game.defaultOptions());
        var opening = switch (game.start(setup, new DecisionContext(Instant.EPOCH, chance))) {
            case Decision.Accepted<GameEvent>(var events, var _) -> events;
            case Decision.Refused<GameEvent>(var refusal) -> throw new AssertionError(refusal);
        };
        var start = new Variation<GameState, GameMove, GameEvent>(
                game, SEED, chance.position(), game.fold(null, opening), opening);
        return playOn(
                        start,
                        Chance.of(GameSeed.ofHex("03".repeat(32))),
                        at -> moments.add(new Moment(at.events().size(), at.drawn())))
                .events();
    }

    private static Variation<GameState, GameMove, GameEvent> playOn(
            Variation<GameState, GameMove, GameEvent> from,
            Chance dice,
            Consumer<Variation<GameState, GameMove, GameEvent>> laws) {
        var bot = new RandomBot<GameMove>();
        var now = from;
        while (now.game().result(now.state()).isEmpty()) {
            laws.accept(now);
            var state = now.state();
            var game = now.game();
            int seat = game.awaited(state).iterator().next();
            var move =
                    bot.choose(game.view(state, new Viewer.Seat(seat)), seat, () -> game.legalMoves(state, seat), dice);
            now = switch (now.play(seat, move)) {
                case Continuation.Played<GameState, GameMove, GameEvent>(var after, var _) -> after;
                case Continuation.Refused<GameState, GameMove, GameEvent>(var refusal) ->
                    throw new AssertionError(move + " was refused: " + refusal);
            };
        }
        return now;
    }
}
