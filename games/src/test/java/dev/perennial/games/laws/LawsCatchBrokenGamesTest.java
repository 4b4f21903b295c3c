package dev.perennial.games.laws;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.perennial.games.Decision;
import dev.perennial.games.DecisionContext;
import dev.perennial.games.Game;
import dev.perennial.games.GameEvent;
import dev.perennial.games.GameMove;
import dev.perennial.games.GameOptions;
import dev.perennial.games.GameState;
import dev.perennial.games.GameStatistics;
import dev.perennial.games.Games;
import dev.perennial.games.Highlight;
import dev.perennial.games.Sentence;
import dev.perennial.games.Viewer;
import dev.perennial.games.chance.Chance;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** A law nobody can break proves nothing: each one is shown a game that breaks it. */
class LawsCatchBrokenGamesTest {
    private static final Game<GameState, GameMove, GameEvent, GameOptions> SOUND =
            Games.byId("arboretum").orElseThrow();
    private static final Consumer<GameLaws<?, ?, ?, ?>> RANDOM_GAMES = laws -> laws.checkRandomGames(2);
    private static final Consumer<GameLaws<?, ?, ?, ?>> LEAKS = laws -> laws.checkLeaks(2);

    @Test
    void aSoundGamePasses() {
        assertThatCode(() -> RANDOM_GAMES.accept(laws(SOUND))).doesNotThrowAnyException();
    }

    @Test
    void viewThatShowsTheDeck() {
        assertCaught(LEAKS, "view", args -> SOUND.view((GameState) args[0], new Viewer.Open()));
    }

    @Test
    void logThatShowsTheDrawnCard() {
        assertCaught(LEAKS, "redact", args -> args[0]);
    }

    @Test
    void redactionOfTheOpenView() {
        assertCaught(RANDOM_GAMES, "redact", args -> SOUND.redact((GameEvent) args[0], new Viewer.Spectator()));
    }

    @Test
    void listedMoveThatIsRefused() {
        var wrong = SOUND.parseNotation("draw pile 7").orElseThrow();
        assertCaught(RANDOM_GAMES, "legalMoves", _ -> Stream.of(wrong));
    }

    @Test
    void timeUpThatRefuses() {
        var run = new LawRun<>(SOUND, LawRun.setup(SOUND, 2, 1), 1);
        var refused = SOUND.timeUp(run.state, 9, run.context());
        assertCaught(RANDOM_GAMES, "timeUp", _ -> refused);
        assertCaught(laws -> laws.checkTimeUpAlone(2), "timeUp", _ -> refused);
    }

    @Test
    void timeUpThatLooksAtTheDeck() {
        assertCaught(LEAKS, "timeUp", args -> {
            var state = (GameState) args[0];
            var moves = SOUND.legalMoves(state, (int) args[1]).toList();
            var move = moves.get(Math.floorMod(state.hashCode(), moves.size()));
            return SOUND.decide(state, (int) args[1], move, (DecisionContext) args[2]);
        });
    }

    @Test
    void redealThatChangesTheOwnHand() {
        assertCaught(laws -> laws.checkRedeals(2), "redeal", args -> {
            int other = 1 - (int) args[2];
            return SOUND.redeal((GameState) args[0], past(args[1]), other, (Chance) args[3]);
        });
    }

    @Test
    void redealThatDependsOnTheHiddenCards() {
        assertCaught(
                laws -> laws.checkRedeals(2),
                "redeal",
                args -> ((List<?>) args[1]).size() % 2 == 0
                        ? SOUND.redeal((GameState) args[0], past(args[1]), (int) args[2], (Chance) args[3])
                        : List.of());
    }

    @SuppressWarnings("unchecked")
    private static List<GameEvent> past(Object events) {
        return (List<GameEvent>) events;
    }

    @Test
    void resultBeforeTheEnd() {
        assertCaught(RANDOM_GAMES, "result", _ -> Optional.empty());
    }

    @Test
    void notationThatCannotBeReadBack() {
        assertCaught(RANDOM_GAMES, "notation", _ -> "draw deck");
    }

    @Test
    void sentenceWithoutTheGamesKey() {
        assertCaught(RANDOM_GAMES, "describe", _ -> new Sentence("anything", Map.of()));
    }

    @Test
    void pointsThatDependOnHands() {
        assertCaught(
                LEAKS,
                "statistics",
                _ -> new Telling(
                        state -> List.of(SOUND.view(state, new Viewer.Open()).hashCode())));
    }

    @Test
    void pointsThatAreNotThoseOfTheEnd() {
        assertCaught(RANDOM_GAMES, "statistics", _ -> new Telling(_ -> List.of(-1, -1)));
    }

    /** As it should be, but for the points. */
    private record Telling(Function<GameState, List<Integer>> told) implements GameStatistics<GameState, GameEvent> {
        @Override
        public List<Integer> points(GameState state) {
            return told.apply(state);
        }

        @Override
        public double stage(GameState state) {
            return SOUND.statistics().stage(state);
        }

        @Override
        public Optional<Highlight> highlight(GameEvent event) {
            return SOUND.statistics().highlight(event);
        }

        @Override
        public List<Map<String, Integer>> figures(List<GameEvent> events, GameState end) {
            return SOUND.statistics().figures(events, end);
        }
    }

    @Test
    void dealThatForgetsTheSeed() {
        var run = new LawRun<>(SOUND, LawRun.setup(SOUND, 2, 1), 1);
        var opening = Decision.accepted(run.events);
        assertCaught(laws -> laws.checkThatOnlyTheSeedDecides(2), "start", _ -> opening);
    }

    @Test
    void eventsThatNeverHappen() {
        assertThatThrownBy(() -> laws(SOUND).checkThatEveryEventHappened()).isInstanceOf(AssertionError.class);
    }

    private interface Answer {
        Object to(Object[] args);
    }

    private static void assertCaught(Consumer<GameLaws<?, ?, ?, ?>> law, String method, Answer wrong) {
        assertThatThrownBy(() -> law.accept(laws(broken(method, wrong)))).isInstanceOf(AssertionError.class);
    }

    private static GameLaws<GameState, GameMove, GameEvent, GameOptions> laws(
            Game<GameState, GameMove, GameEvent, GameOptions> game) {
        return new GameLaws<>(game, LawFixtures.of(SOUND));
    }

    @SuppressWarnings("unchecked")
    private static Game<GameState, GameMove, GameEvent, GameOptions> broken(String broken, Answer wrong) {
        return (Game<GameState, GameMove, GameEvent, GameOptions>) Proxy.newProxyInstance(
                Game.class.getClassLoader(), new Class<?>[] {Game.class}, (_, method, args) -> {
                    if (method.getName().equals(broken)) {
                        return wrong.to(args);
                    }
                    try {
                        return method.invoke(SOUND, args);
                    } catch (InvocationTargetException e) {
                        throw e.getCause();
                    }
                });
    }
}
