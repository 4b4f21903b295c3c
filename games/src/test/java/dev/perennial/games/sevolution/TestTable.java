package dev.perennial.games.sevolution;

import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.games.Decision;
import dev.perennial.games.DecisionContext;
import dev.perennial.games.Viewer;
import dev.perennial.games.chance.Chance;
import dev.perennial.games.sevolution.component.Phase;
import dev.perennial.games.sevolution.model.Player;
import dev.perennial.games.sevolution.model.SEvolutionEvent;
import dev.perennial.games.sevolution.model.SEvolutionMove;
import dev.perennial.games.sevolution.model.SEvolutionRefusal;
import dev.perennial.games.sevolution.model.SEvolutionState;
import dev.perennial.games.sevolution.model.SEvolutionView;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/** A running game that takes moves in notation. */
public final class TestTable {
    public static final SEvolution GAME = new SEvolution();

    private final List<SEvolutionEvent> events = new ArrayList<>();
    private final DecisionContext context = new DecisionContext(Instant.EPOCH, Scene.chance());
    private SEvolutionState state;

    public TestTable(SEvolutionState state, List<SEvolutionEvent> events) {
        this.state = state;
        this.events.addAll(events);
    }

    public SEvolutionState state() {
        return state;
    }

    public Player player(int seat) {
        return state.player(seat);
    }

    Phase phase() {
        return state.phase();
    }

    public int toAct() {
        return Objects.requireNonNull(state.toAct());
    }

    /** Moves separated by semicolons, all legal. */
    public TestTable play(int seat, String notations) {
        for (String notation : notations.split(";")) {
            apply(decide(seat, move(notation)), notation);
        }
        return this;
    }

    TestTable timeUp() {
        apply(GAME.timeUp(state, toAct(), context), "time up");
        return this;
    }

    /** Lets time run out until the table waits for this seat in this phase. */
    public TestTable timeUpUntil(int seat, Phase phase) {
        for (int i = 0; i < 1000 && !(phase() == phase && toAct() == seat); i++) {
            timeUp();
        }
        assertThat(phase()).isEqualTo(phase);
        return this;
    }

    public SEvolutionRefusal refusal(int seat, String notation) {
        return refusal(seat, move(notation));
    }

    public SEvolutionRefusal refusal(int seat, SEvolutionMove move) {
        if (decide(seat, move) instanceof Decision.Refused<SEvolutionEvent>(var refusal)) {
            return (SEvolutionRefusal) refusal.code();
        }
        throw new AssertionError(move + " is legal");
    }

    public List<String> legal(int seat) {
        return GAME.legalMoves(state, seat).map(GAME::notation).toList();
    }

    <E extends SEvolutionEvent> List<E> happened(Class<E> type) {
        return events.stream().filter(type::isInstance).map(type::cast).toList();
    }

    public <E extends SEvolutionEvent> E last(Class<E> type) {
        return happened(type).getLast();
    }

    public List<SEvolutionEvent> events() {
        return List.copyOf(events);
    }

    SEvolutionView view(Viewer viewer) {
        return (SEvolutionView) GAME.view(state, viewer);
    }

    static SEvolutionMove move(String notation) {
        return GAME.parseNotation(notation).orElseThrow(() -> new AssertionError("no move: " + notation));
    }

    public Chance chance() {
        return context.chance();
    }

    private Decision<SEvolutionEvent> decide(int seat, SEvolutionMove move) {
        return GAME.decide(state, seat, move, context);
    }

    private void apply(Decision<SEvolutionEvent> decision, String what) {
        switch (decision) {
            case Decision.Accepted<SEvolutionEvent>(var more, var _) -> {
                events.addAll(more);
                state = GAME.fold(state, more);
            }
            case Decision.Refused<SEvolutionEvent>(var refusal) ->
                throw new AssertionError(what + " is refused: " + refusal);
        }
    }
}
