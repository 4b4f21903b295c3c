package dev.perennial.games.laws;

import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.games.Game;
import dev.perennial.games.GameEvent;
import dev.perennial.games.GameMove;
import dev.perennial.games.GameOptions;
import dev.perennial.games.GameState;
import dev.perennial.games.Viewer;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;

/** The laws of every game, tried on random games from the start to the end. */
public final class GameLaws<S extends GameState, M extends GameMove, E extends GameEvent, O extends GameOptions> {
    private static final boolean FULL = Boolean.getBoolean("perennial.full");

    private final Game<S, M, E, O> game;
    private final LawFixture<S> fixture;
    private final Set<Class<?>> produced = new HashSet<>();

    public GameLaws(Game<S, M, E, O> game, LawFixture<S> fixture) {
        this.game = game;
        this.fixture = fixture;
    }

    /** All that is stored or sent can be written by a generic codec. */
    public void checkShapes() {
        var state = randomRun(game.minSeats(), 1).state;
        var types = List.of(
                game.moveType(),
                game.eventType(),
                game.stateType(),
                game.defaultOptions().getClass(),
                game.view(state, new Viewer.Open()).getClass());
        for (Class<?> type : types) {
            assertThat(ShapeLaws.faultsOf(type)).as("shape of %s", type).isEmpty();
        }
    }

    /** Random games, each position and event held against the laws. */
    public void checkRandomGames(int seats) {
        for (int seed = 0; seed < games(); seed++) {
            var random = new Random(seed);
            var lawRandom = new Random(seed);
            var run = new LawRun<>(game, LawRun.setup(game, seats, seed), seed);
            run.playRandomly(random, fixture.streamLimit(), at -> PositionLaws.check(at, lawRandom, fixture));
            assertThat(game.fold(null, run.events))
                    .as("folding all events at once")
                    .isEqualTo(run.state);
            run.events.forEach(event -> EventLaws.check(game, event, seats));
            StatisticsLaws.check(run);
            note(run);
        }
    }

    public void checkThatOnlyTheSeedDecides(int seats) {
        var once = randomRun(seats, 1);
        assertThat(randomRun(seats, 1).events).isEqualTo(once.events);
        assertThat(randomRun(seats, 3).events).as("another seed, another game").isNotEqualTo(once.events);
    }

    /** A table everybody has left still comes to its end. */
    public void checkTimeUpAlone(int seats) {
        for (int seed = 0; seed < Math.max(4, games() / 10); seed++) {
            var run = new LawRun<>(game, LawRun.setup(game, seats, seed), seed);
            run.playByTimeUp(new Random(seed));
            assertThat(game.result(run.state)).isPresent();
            run.events.forEach(event -> EventLaws.check(game, event, seats));
            note(run);
        }
    }

    public void checkLeaks(int seats) {
        for (int seed = 0; seed < Math.max(4, games() / 5); seed++) {
            var law = new LeakLaw<S, M, E, O>(fixture, new Random(seed));
            var run = new LawRun<>(game, LawRun.setup(game, seats, seed), seed);
            run.playRandomly(new Random(seed), fixture.streamLimit(), law::check);
            assertThat(law.redealt()).as("something hidden was dealt again").isTrue();
        }
    }

    public void checkRedeals(int seats) {
        for (int seed = 0; seed < Math.max(3, games() / 10); seed++) {
            var law = new RedealLaw<S, M, E, O>(new Random(seed));
            var run = new LawRun<>(game, LawRun.setup(game, seats, seed), seed);
            run.playRandomly(new Random(seed), fixture.streamLimit(), law::check);
            assertThat(law.changed()).as("something hidden was dealt again").isTrue();
        }
    }

    /** To be asked after the games were played. */
    public void checkThatEveryEventHappened() {
        var missing = new HashSet<String>();
        EventLaws.records(game.eventType())
                .filter(type -> !produced.contains(type))
                .filter(type -> FULL || !fixture.rareEvents().contains(type.getSimpleName()))
                .forEach(type -> missing.add(type.getSimpleName()));
        assertThat(missing).as("event types no game produced").isEmpty();
    }

    /** The players always choose by the same random numbers. */
    private LawRun<S, M, E, O> randomRun(int seats, int seed) {
        var run = new LawRun<>(game, LawRun.setup(game, seats, seed), seed);
        run.playRandomly(new Random(0), fixture.streamLimit(), _ -> {});
        return run;
    }

    private void note(LawRun<S, M, E, O> run) {
        run.events.forEach(event -> produced.add(event.getClass()));
    }

    private int games() {
        return FULL ? fixture.fullRun() : fixture.shortRun();
    }
}
