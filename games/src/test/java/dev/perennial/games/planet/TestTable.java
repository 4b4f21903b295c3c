package dev.perennial.games.planet;

import dev.perennial.games.Decision;
import dev.perennial.games.DecisionContext;
import dev.perennial.games.FirstSeat;
import dev.perennial.games.Setup;
import dev.perennial.games.chance.Chance;
import dev.perennial.games.chance.GameSeed;
import dev.perennial.games.planet.model.PlanetEvent;
import dev.perennial.games.planet.model.PlanetMove;
import dev.perennial.games.planet.model.PlanetOptions;
import dev.perennial.games.planet.model.PlanetRefusal;
import dev.perennial.games.planet.model.PlanetState;
import dev.perennial.games.planet.model.Player;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/** A game at some position, played on by moves in notation. */
public final class TestTable {
    public static final EvergreenPlanet GAME = new EvergreenPlanet();

    private final Chance chance;
    private final List<PlanetEvent> events = new ArrayList<>();
    private PlanetState state;

    private TestTable(PlanetState state, Chance chance) {
        this.state = state;
        this.chance = chance;
    }

    public static TestTable at(PlanetState state) {
        return new TestTable(state, chance(7));
    }

    public static TestTable started(int seats, FirstSeat firstSeat, long seed) {
        return started(new Setup<>(seats, firstSeat, GAME.defaultOptions()), seed);
    }

    public static TestTable started(Setup<PlanetOptions> setup, long seed) {
        var chance = chance(seed);
        var opening = accepted(GAME.start(setup, new DecisionContext(Instant.EPOCH, chance)));
        var table = new TestTable(GAME.fold(null, opening), chance);
        table.events.addAll(opening);
        return table;
    }

    public static Chance chance(long seed) {
        return Chance.of(GameSeed.ofHex("%064x".formatted(seed)));
    }

    public PlanetState state() {
        return state;
    }

    public Player player(int seat) {
        return state.player(seat);
    }

    /** Everything that happened since this table was made. */
    public List<PlanetEvent> events() {
        return events;
    }

    public <E extends PlanetEvent> List<E> events(Class<E> type) {
        return events.stream().filter(type::isInstance).map(type::cast).toList();
    }

    public TestTable play(int seat, String notation) {
        return play(seat, GAME.parseNotation(notation).orElseThrow());
    }

    public TestTable play(int seat, PlanetMove move) {
        return happen(context -> GAME.decide(state, seat, move, context));
    }

    TestTable timeUp(int seat) {
        return happen(context -> GAME.timeUp(state, seat, context));
    }

    /** The code of the refusal; the state is checked to be of no other opinion afterwards. */
    public PlanetRefusal refusal(int seat, String notation) {
        return refusal(seat, GAME.parseNotation(notation).orElseThrow());
    }

    public PlanetRefusal refusal(int seat, PlanetMove move) {
        return switch (GAME.decide(state, seat, move, new DecisionContext(Instant.EPOCH, chance(0)))) {
            case Decision.Refused<PlanetEvent>(var refusal) -> (PlanetRefusal) refusal.code();
            case Decision.Accepted<PlanetEvent>(var happened, var _) ->
                throw new AssertionError("not refused: " + move + " led to " + happened);
        };
    }

    boolean isLegal(int seat, PlanetMove move) {
        return GAME.decide(state, seat, move, new DecisionContext(Instant.EPOCH, chance(0)))
                instanceof Decision.Accepted<?>;
    }

    private TestTable happen(Function<DecisionContext, Decision<PlanetEvent>> decide) {
        var happened = accepted(decide.apply(new DecisionContext(Instant.EPOCH, chance)));
        events.addAll(happened);
        state = GAME.fold(state, happened);
        return this;
    }

    static List<PlanetEvent> accepted(Decision<PlanetEvent> decision) {
        return switch (decision) {
            case Decision.Accepted<PlanetEvent>(var events, var _) -> events;
            case Decision.Refused<PlanetEvent>(var refusal) -> throw new AssertionError("refused: " + refusal);
        };
    }
}
