package dev.perennial.games.planet;

import dev.perennial.games.Decision;
import dev.perennial.games.DecisionContext;
import dev.perennial.games.Game;
import dev.perennial.games.GameStatistics;
import dev.perennial.games.GameView;
import dev.perennial.games.Refusal;
import dev.perennial.games.Result;
import dev.perennial.games.Result.SeatResult;
import dev.perennial.games.Sentence;
import dev.perennial.games.Setup;
import dev.perennial.games.Viewer;
import dev.perennial.games.chance.Chance;
import dev.perennial.games.planet.board.ActionType;
import dev.perennial.games.planet.board.Card;
import dev.perennial.games.planet.board.PlanetTables;
import dev.perennial.games.planet.model.Awaited;
import dev.perennial.games.planet.model.PlanetEvent;
import dev.perennial.games.planet.model.PlanetMove;
import dev.perennial.games.planet.model.PlanetMove.EndTurn;
import dev.perennial.games.planet.model.PlanetMove.PickCard;
import dev.perennial.games.planet.model.PlanetMove.TakeAction;
import dev.perennial.games.planet.model.PlanetMove.UseAbility;
import dev.perennial.games.planet.model.PlanetOptions;
import dev.perennial.games.planet.model.PlanetRefusal;
import dev.perennial.games.planet.model.PlanetState;
import dev.perennial.games.planet.model.PlanetView;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Evergreen, the planet game: one to four players draft cards and grow trees through four seasons. A single player
 * meets an automatic opponent, which sits on seat 1 of the draft.
 *
 * <p>Chance is asked in this order: the start seat as a number below the seats in the draft (not asked when the first
 * seat is fixed); the shuffle of all 42 cards; the shuffle of the deck after the set-up reveals; every reshuffle of the
 * discard pile when it happens. Before each shuffle the cards lie in the order of the card table: kinds, then
 * abilities.
 */
public final class EvergreenPlanet implements Game<PlanetState, PlanetMove, PlanetEvent, PlanetOptions> {
    public static final String ID = "evergreen-planet";
    private static final Type<PlanetState, PlanetMove, PlanetEvent, PlanetOptions> TYPE = new Type<>(
            ID,
            "1",
            1,
            PlanetTables.MAX_SEATS,
            PlanetMove.class,
            PlanetEvent.class,
            PlanetState.class,
            PlanetView.class,
            new PlanetOptions(PlanetTables.SUN_ORDER.getFirst()));

    @Override
    public Type<PlanetState, PlanetMove, PlanetEvent, PlanetOptions> type() {
        return TYPE;
    }

    @Override
    public Decision<PlanetEvent> start(Setup<PlanetOptions> setup, DecisionContext context) {
        if (setup.seats() < minSeats() || setup.seats() > maxSeats()) {
            return Decision.refused(PlanetRefusal.MALFORMED);
        }
        return Decision.accepted(Opening.prepare(setup, context.chance()));
    }

    @Override
    public Decision<PlanetEvent> decide(PlanetState state, int seat, PlanetMove move, DecisionContext context) {
        if (!state.hasPlayer(seat)) {
            return Decision.refused(PlanetRefusal.MALFORMED);
        }
        return switch (move) {
            case PickCard(Card card) ->
                judge(
                        state,
                        CardDraftPhase.refusal(state, seat, card),
                        table -> CardDraftPhase.pick(table, seat, card));
            case TakeAction action ->
                judge(state, ActionPhase.refusal(state, seat, action), table -> {
                    ActionPhase.act(table, seat, action);
                    Turns.finishIfComplete(table, seat, context.chance());
                });
            case UseAbility use ->
                judge(state, AbilityUse.refusal(state, seat, use), table -> {
                    AbilityUse.use(table, seat, use);
                    Turns.finishIfComplete(table, seat, context.chance());
                });
            case EndTurn() ->
                judge(state, Turns.refusalToEnd(state, seat), table -> Turns.finish(table, seat, context.chance()));
        };
    }

    /** The card nearest the deck; or an action without effect and no ability (planet spec, decision 25). */
    @Override
    public Decision<PlanetEvent> timeUp(PlanetState state, int seat, DecisionContext context) {
        if (!state.hasPlayer(seat)) {
            return Decision.refused(PlanetRefusal.MALFORMED);
        }
        return switch (state.phase()) {
            case DRAFT ->
                decide(state, seat, new PickCard(state.draft().display().getFirst()), context);
            case ACTION ->
                judge(state, MoveRules.when(state.player(seat).turn().done(), PlanetRefusal.TURN_DONE), table -> {
                    if (!state.player(seat).turn().actionDone()) {
                        ActionPhase.act(table, seat, new TakeAction(ActionType.A, List.of(), List.of()));
                    }
                    Turns.finish(table, seat, context.chance());
                });
            case GAME_OVER -> Decision.refused(PlanetRefusal.WRONG_PHASE);
        };
    }

    private static Decision<PlanetEvent> judge(
            PlanetState state, Optional<Refusal> refusal, Consumer<PlanetDraft> course) {
        if (refusal.isPresent()) {
            return new Decision.Refused<>(refusal.get());
        }
        var table = PlanetDraft.from(state);
        course.accept(table);
        return Decision.accepted(table);
    }

    @Override
    public List<PlanetEvent> redeal(PlanetState state, List<PlanetEvent> past, int seat, Chance chance) {
        return Redeal.of(state, chance);
    }

    @Override
    public PlanetState evolve(@Nullable PlanetState state, PlanetEvent event) {
        return Evolution.evolve(state, event);
    }

    @Override
    public Set<Integer> awaited(PlanetState state) {
        return Awaited.seats(state);
    }

    @Override
    public Stream<PlanetMove> legalMoves(PlanetState state, int seat) {
        return state.hasPlayer(seat) ? LegalMoves.of(state, seat) : Stream.empty();
    }

    @Override
    public Optional<Result> result(PlanetState state) {
        return Optional.ofNullable(state.outcome())
                .map(outcome -> new Result(outcome.standings().stream()
                        .map(standing -> new SeatResult(
                                standing.seat(),
                                standing.score(),
                                standing.place(),
                                Map.of("fromMarker", standing.fromMarker())))
                        .toList()));
    }

    @Override
    public GameView view(PlanetState state, Viewer viewer) {
        return Visibility.view(state, viewer);
    }

    @Override
    public PlanetEvent redact(PlanetEvent event, Viewer viewer) {
        return Visibility.redact(event, viewer);
    }

    @Override
    public String notation(PlanetMove move) {
        return Notation.write(move);
    }

    @Override
    public Optional<PlanetMove> parseNotation(String text) {
        return Notation.read(text);
    }

    @Override
    public Sentence describe(PlanetEvent event) {
        return Sentences.of(event);
    }

    @Override
    public GameStatistics<PlanetState, PlanetEvent> statistics() {
        return new PlanetStatistics();
    }
}
