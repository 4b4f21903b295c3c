package dev.perennial.games.bots;

import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.games.Bots;
import dev.perennial.games.Decision;
import dev.perennial.games.DecisionContext;
import dev.perennial.games.FirstSeat;
import dev.perennial.games.Game;
import dev.perennial.games.GameEvent;
import dev.perennial.games.GameMove;
import dev.perennial.games.GameOptions;
import dev.perennial.games.GameState;
import dev.perennial.games.GameView;
import dev.perennial.games.Games;
import dev.perennial.games.Setup;
import dev.perennial.games.Viewer;
import dev.perennial.games.arboretum.bot.ArboretumHeuristics;
import dev.perennial.games.chance.Chance;
import dev.perennial.games.chance.GameSeed;
import dev.perennial.games.concert.bot.ConcertHeuristics;
import dev.perennial.games.concert.model.ConcertOptions;
import dev.perennial.games.planet.bot.PlanetHeuristics;
import dev.perennial.games.sevolution.bot.SEvolutionHeuristics;
import java.time.Instant;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class ExpertBotTest {
    private static final Map<String, SearchHeuristics<?, ?>> HEURISTICS = Map.of(
            "evergreen-concert", new ConcertHeuristics(),
            "arboretum", new ArboretumHeuristics(),
            "s-evolution", new SEvolutionHeuristics(),
            "evergreen-planet", new PlanetHeuristics());

    /** Those that have an expert. */
    static Stream<String> games() {
        return Games.all().stream()
                .map(Game::id)
                .filter(id -> Bots.byName(id, "expert").isPresent());
    }

    @ParameterizedTest
    @MethodSource("games")
    void playsToTheEndWithEveryNumberOfSeats(String gameId) {
        var game = Games.byId(gameId).orElseThrow();
        var expert = new ExpertBot<>(game, heuristics(gameId), 4);
        for (int seats = game.minSeats(); seats <= game.maxSeats(); seats++) {
            var result = BotMatch.play(game, Collections.nCopies(seats, expert), seats);
            assertThat(result.seats()).hasSize(seats);
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    void sameDiceSameGame(String gameId) {
        var game = Games.byId(gameId).orElseThrow();
        var experts = Collections.nCopies(game.minSeats(), new ExpertBot<>(game, heuristics(gameId), 4));
        assertThat(BotMatch.play(game, experts, 3)).isEqualTo(BotMatch.play(game, experts, 3));
    }

    /** What the expert imagines looks to it exactly like what it was shown, and lets it do exactly the same. */
    @ParameterizedTest
    @MethodSource("games")
    void imaginesOnlyWhatTheViewAllows(String gameId) {
        var game = Games.byId(gameId).orElseThrow();
        var heuristics = heuristics(gameId);
        for (int seats = game.minSeats(); seats <= game.maxSeats(); seats++) {
            var dice = chance(seats);
            var context = new DecisionContext(Instant.EPOCH, chance(100 + seats));
            var setup = new Setup<>(seats, FirstSeat.RANDOM, untimed(game));
            var state = game.fold(null, accepted(game.start(setup, context)));
            while (game.result(state).isEmpty()) {
                var position = state;
                for (int seat = 0; seat < seats; seat++) {
                    var view = game.view(position, new Viewer.Seat(seat));
                    var world = heuristics.imagine(view, seat, dice);
                    assertThat(game.view(world, new Viewer.Seat(seat))).isEqualTo(view);
                    assertThat(game.legalMoves(world, seat).limit(50))
                            .containsExactlyElementsOf(
                                    game.legalMoves(position, seat).limit(50).toList());
                }
                int seat = game.awaited(position).iterator().next();
                var view = game.view(position, new Viewer.Seat(seat));
                var move = new RandomBot<>().choose(view, seat, () -> game.legalMoves(position, seat), dice);
                state = game.fold(position, accepted(game.decide(position, seat, move, context)));
            }
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 7, 8, 30, 100})
    void neverGoesBeyondItsBudget(int budget) {
        var game = Games.byId("arboretum").orElseThrow();
        var counted = new Counted(heuristics("arboretum"));
        var expert = new ExpertBot<>(game, counted, budget);
        var context = new DecisionContext(Instant.EPOCH, chance(1));
        var state =
                game.fold(null, accepted(game.start(new Setup<>(2, FirstSeat.SEAT1, game.defaultOptions()), context)));
        for (int move = 0; move < 8; move++) {
            var position = state;
            int seat = game.awaited(position).iterator().next();
            counted.games = 0;
            var chosen = expert.choose(
                    game.view(position, new Viewer.Seat(seat)),
                    seat,
                    () -> game.legalMoves(position, seat),
                    context.chance());
            assertThat(counted.games).isLessThanOrEqualTo(budget);
            state = game.fold(position, accepted(game.decide(position, seat, chosen, context)));
        }
        assertThat(counted.most).isGreaterThanOrEqualTo(budget < 30 ? 0 : budget / 2);
    }

    @SuppressWarnings("unchecked")
    private static SearchHeuristics<GameState, GameMove> heuristics(String gameId) {
        return (SearchHeuristics<GameState, GameMove>) Objects.requireNonNull(HEURISTICS.get(gameId));
    }

    /** Imagined games have no hourglass, so that this one must not have one either. */
    private static GameOptions untimed(Game<GameState, GameMove, GameEvent, GameOptions> game) {
        return game.id().equals("evergreen-concert") ? new ConcertOptions(null) : game.defaultOptions();
    }

    private static Chance chance(int seed) {
        return Chance.of(GameSeed.ofHex("%064x".formatted(seed)));
    }

    private static List<GameEvent> accepted(Decision<GameEvent> decision) {
        if (decision instanceof Decision.Accepted<GameEvent>(var events, var _)) {
            return events;
        }
        throw new AssertionError("refused: " + decision);
    }

    /** Every imagined game ends with a judgement. */
    private static final class Counted implements SearchHeuristics<GameState, GameMove> {
        private final SearchHeuristics<GameState, GameMove> inner;
        private int games;
        private int most;

        Counted(SearchHeuristics<GameState, GameMove> inner) {
            this.inner = inner;
        }

        @Override
        public GameState imagine(GameView view, int seat, Chance chance) {
            return inner.imagine(view, seat, chance);
        }

        @Override
        public List<GameMove> candidates(
                GameView view, int seat, Supplier<Stream<GameMove>> legalMoves, Chance chance) {
            return inner.candidates(view, seat, legalMoves, chance);
        }

        @Override
        public GameMove sensibleMove(GameState position, int seat, boolean own, Chance chance) {
            return inner.sensibleMove(position, seat, own, chance);
        }

        @Override
        public double points(GameState position, int seat) {
            return inner.points(position, seat);
        }

        @Override
        public int seats(GameState position) {
            return inner.seats(position);
        }

        @Override
        public boolean isFarEnough(GameState from, GameState to) {
            return true;
        }

        @Override
        public double worth(GameState position, int seat) {
            games++;
            most = Math.max(most, games);
            return inner.worth(position, seat);
        }
    }
}
