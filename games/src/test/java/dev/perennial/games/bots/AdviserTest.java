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
import dev.perennial.games.Games;
import dev.perennial.games.Sentence;
import dev.perennial.games.Setup;
import dev.perennial.games.Viewer;
import dev.perennial.games.arboretum.bot.ArboretumFacts;
import dev.perennial.games.arboretum.bot.ArboretumHeuristics;
import dev.perennial.games.chance.Chance;
import dev.perennial.games.chance.GameSeed;
import dev.perennial.games.concert.bot.ConcertFacts;
import dev.perennial.games.concert.bot.ConcertHeuristics;
import dev.perennial.games.concert.model.ConcertOptions;
import dev.perennial.games.planet.bot.PlanetFacts;
import dev.perennial.games.planet.bot.PlanetHeuristics;
import dev.perennial.games.sevolution.bot.SEvolutionFacts;
import dev.perennial.games.sevolution.bot.SEvolutionHeuristics;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class AdviserTest {
    /** Enough to compare the candidates, and few enough for whole games. */
    private static final int FEW = 6;

    private record Knowledge(SearchHeuristics<?, ?> heuristics, MoveFacts<?> facts) {}

    private static final Map<String, Knowledge> KNOWLEDGE = Map.of(
            "evergreen-concert", new Knowledge(new ConcertHeuristics(), new ConcertFacts()),
            "arboretum", new Knowledge(new ArboretumHeuristics(), new ArboretumFacts()),
            "s-evolution", new Knowledge(new SEvolutionHeuristics(), new SEvolutionFacts()),
            "evergreen-planet", new Knowledge(new PlanetHeuristics(), new PlanetFacts()));

    static Stream<String> games() {
        return Games.all().stream().map(Game::id);
    }

    /** Whole games in which every seat follows the advice. */
    @ParameterizedTest
    @MethodSource("games")
    void advisesLegalMovesThatDependOnNothingHidden(String gameId) {
        var game = Games.byId(gameId).orElseThrow();
        var adviser = adviser(game);
        var context = new DecisionContext(Instant.EPOCH, chance(7));
        var setup = new Setup<>(game.minSeats(), FirstSeat.SEAT1, untimed(game));
        var state = game.fold(null, accepted(game.start(setup, context)));
        var keys = new TreeSet<String>();
        int number = 0;
        while (game.result(state).isEmpty()) {
            var position = state;
            number++;
            int seat = game.awaited(position).stream().min(Integer::compare).orElseThrow();
            var advice = advise(game, adviser, position, seat, number);
            assertThat(advise(game, adviser, position, seat, number)).isEqualTo(advice);
            var view = game.view(position, new Viewer.Seat(seat));
            var redealt = heuristics(gameId).imagine(view, seat, chance(5_000 + number));
            assertThat(advise(game, adviser, redealt, seat, number))
                    .as("after %s moves", number)
                    .isEqualTo(advice);
            advice.reasons().stream().map(Sentence::key).forEach(keys::add);
            state = game.fold(position, accepted(game.decide(position, seat, advice.move(), context)));
        }
        assertThat(keys).anyMatch(key -> key.equals("hint.more"));
        assertThat(keys.stream().filter(key -> key.startsWith(gameId + ".hint.")))
                .hasSizeGreaterThan(3);
    }

    @ParameterizedTest
    @MethodSource("games")
    void advisesWhatTheExpertWouldDo(String gameId) {
        var game = Games.byId(gameId).orElseThrow();
        var context = new DecisionContext(Instant.EPOCH, chance(3));
        var setup = new Setup<>(game.minSeats(), FirstSeat.SEAT1, untimed(game));
        var state = game.fold(null, accepted(game.start(setup, context)));
        int seat = game.awaited(state).stream().min(Integer::compare).orElseThrow();
        var expert = Bots.byName(gameId, "expert").orElseThrow();
        var view = game.view(state, new Viewer.Seat(seat));
        var chosen = expert.choose(view, seat, () -> game.legalMoves(state, seat), chance(11));
        var adviser = Bots.adviser(gameId).orElseThrow();
        assertThat(adviser.advise(view, seat, () -> game.legalMoves(state, seat), chance(11))
                        .move())
                .isEqualTo(chosen);
    }

    /** The reason is computed: another margin between the same two moves gives another sentence. */
    @Test
    void comparesByTheFiguresOfTheTrials() {
        assertThat(Adviser.compare(new Trial<>("a", 0.6, 30.4, 3), new Trial<>("b", 0.5, 24.3, 3)))
                .isEqualTo(new Sentence("hint.more", Map.of("points", 6)));
        assertThat(Adviser.compare(new Trial<>("a", 0.6, 24, 5), new Trial<>("b", 0.5, 24.3, 3)))
                .isEqualTo(new Sentence("hint.ahead", Map.of("points", 2)));
        assertThat(Adviser.compare(new Trial<>("a", 0.6, 24, 3), new Trial<>("b", 0.5, 24, 3)))
                .isEqualTo(new Sentence("hint.chance", Map.of("percent", 60, "other", 50)));
        assertThat(Adviser.compare(new Trial<>("a", 40, 40, 3), new Trial<>("b", 40, 40, 3)))
                .isEqualTo(new Sentence("hint.equal", Map.of()));
    }

    private static Advice<GameMove> advise(
            Game<GameState, GameMove, GameEvent, GameOptions> game,
            Adviser<GameState, GameMove, GameEvent> adviser,
            GameState state,
            int seat,
            int seed) {
        return adviser.advise(
                game.view(state, new Viewer.Seat(seat)), seat, () -> game.legalMoves(state, seat), chance(seed));
    }

    @SuppressWarnings("unchecked")
    private static Adviser<GameState, GameMove, GameEvent> adviser(
            Game<GameState, GameMove, GameEvent, GameOptions> game) {
        var facts = (MoveFacts<GameMove>)
                Objects.requireNonNull(KNOWLEDGE.get(game.id())).facts();
        return new Adviser<>(game, heuristics(game.id()), facts, FEW);
    }

    @SuppressWarnings("unchecked")
    private static SearchHeuristics<GameState, GameMove> heuristics(String gameId) {
        return (SearchHeuristics<GameState, GameMove>)
                Objects.requireNonNull(KNOWLEDGE.get(gameId)).heuristics();
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
}
