package dev.perennial.games.arboretum;

import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.games.Decision;
import dev.perennial.games.DecisionContext;
import dev.perennial.games.FirstSeat;
import dev.perennial.games.Setup;
import dev.perennial.games.arboretum.model.ArboretumEvent;
import dev.perennial.games.arboretum.model.ArboretumMove;
import dev.perennial.games.arboretum.model.ArboretumRefusal;
import dev.perennial.games.arboretum.model.ArboretumState;
import dev.perennial.games.chance.Chance;
import dev.perennial.games.chance.GameSeed;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;

/** A table that is played on in short notation, remembering all that happened. */
public final class Match {
    public static final Arboretum GAME = new Arboretum();

    public ArboretumState state;
    public final List<ArboretumEvent> events = new ArrayList<>();

    private final DecisionContext context;

    public Match(ArboretumState state) {
        this.state = state;
        this.context = context(0);
    }

    public static Match started(int seats, int seed) {
        var setup = new Setup<>(seats, FirstSeat.SEAT1, GAME.defaultOptions());
        var opening = accepted(GAME.start(setup, context(seed)));
        var match = new Match(GAME.fold(null, opening));
        match.events.addAll(opening);
        return match;
    }

    static DecisionContext context(int seed) {
        return new DecisionContext(Instant.EPOCH, Chance.of(GameSeed.ofHex("%064x".formatted(seed))));
    }

    static List<ArboretumEvent> accepted(Decision<ArboretumEvent> decision) {
        assertThat(decision).isInstanceOf(Decision.Accepted.class);
        return ((Decision.Accepted<ArboretumEvent>) decision).events();
    }

    static ArboretumRefusal refused(Decision<ArboretumEvent> decision) {
        assertThat(decision).isInstanceOf(Decision.Refused.class);
        return (ArboretumRefusal)
                ((Decision.Refused<ArboretumEvent>) decision).refusal().code();
    }

    public Match play(int seat, String... moves) {
        for (String move : moves) {
            apply(accepted(GAME.decide(state, seat, move(move), context)));
        }
        return this;
    }

    public Match timeUp(int seat) {
        apply(accepted(GAME.timeUp(state, seat, context)));
        return this;
    }

    public ArboretumRefusal refusal(int seat, String move) {
        return refused(GAME.decide(state, seat, move(move), context));
    }

    /** The mover plants the first card on the first free cell and discards the next. */
    public Match finishTurn() {
        int seat = state.turn().seat();
        var player = state.player(seat);
        var cell = player.freeCells().getFirst();
        play(seat, "plant %s %d,%d".formatted(player.hand().getFirst().code(), cell.x(), cell.y()));
        return play(seat, "discard " + state.player(seat).hand().getFirst().code());
    }

    public boolean isOver() {
        return GAME.result(state).isPresent();
    }

    private static ArboretumMove move(String notation) {
        return GAME.parseNotation(notation).orElseThrow(() -> new AssertionError("no move " + notation));
    }

    private void apply(List<ArboretumEvent> happened) {
        events.addAll(happened);
        state = GAME.fold(state, happened);
    }
}
