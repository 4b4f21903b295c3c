package dev.perennial.games.concert;

import dev.perennial.games.Decision;
import dev.perennial.games.DecisionContext;
import dev.perennial.games.Game;
import dev.perennial.games.GameStatistics;
import dev.perennial.games.GameView;
import dev.perennial.games.Result;
import dev.perennial.games.Seats;
import dev.perennial.games.Sentence;
import dev.perennial.games.Setup;
import dev.perennial.games.Viewer;
import dev.perennial.games.chance.Chance;
import dev.perennial.games.concert.model.ConcertEvent;
import dev.perennial.games.concert.model.ConcertMove;
import dev.perennial.games.concert.model.ConcertOptions;
import dev.perennial.games.concert.model.ConcertState;
import dev.perennial.games.concert.model.ConcertTables;
import dev.perennial.games.concert.model.ConcertView;
import dev.perennial.games.concert.model.Moment;
import dev.perennial.games.concert.model.Standing;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Evergreen, the concert game.
 *
 * <p>Chance is used in this order and for nothing else: the dealer, below(seats), unless the first seat is fixed, when
 * the last seat deals; the shuffle of the deck, which lies colour by colour with rising values and is dealt from the
 * front; then, when they fall due, for a penalty one position in the hand as it was dealt and played down, and for an
 * opening choice left undone three such positions one after the other, each from what the last one left.
 */
public final class EvergreenConcert implements Game<ConcertState, ConcertMove, ConcertEvent, ConcertOptions> {
    public static final String ID = "evergreen-concert";
    private static final Type<ConcertState, ConcertMove, ConcertEvent, ConcertOptions> TYPE = new Type<>(
            ID,
            "1",
            ConcertTables.MIN_SEATS,
            ConcertTables.MAX_SEATS,
            ConcertMove.class,
            ConcertEvent.class,
            ConcertState.class,
            ConcertView.class,
            new ConcertOptions(ConcertTables.HOURGLASS_SECONDS));

    @Override
    public Type<ConcertState, ConcertMove, ConcertEvent, ConcertOptions> type() {
        return TYPE;
    }

    @Override
    public Decision<ConcertEvent> start(Setup<ConcertOptions> setup, DecisionContext context) {
        return Opening.start(setup, context.chance());
    }

    @Override
    public Decision<ConcertEvent> decide(ConcertState state, int seat, ConcertMove move, DecisionContext context) {
        return MoveRules.refusal(state, seat, move, context.at())
                .map(Decision::<ConcertEvent>refused)
                .orElseGet(() -> {
                    var draft = new ConcertDraft(state);
                    MoveEffects.perform(draft, seat, move, context.at());
                    return draft.decision();
                });
    }

    @Override
    public Decision<ConcertEvent> timeUp(ConcertState state, int seat, DecisionContext context) {
        return MoveRules.notAwaited(state, seat)
                .map(Decision::<ConcertEvent>refused)
                .orElseGet(() -> {
                    var draft = new ConcertDraft(state);
                    MoveEffects.timeUp(draft, seat, context);
                    return draft.decision();
                });
    }

    @Override
    public Optional<Instant> deadline(ConcertState state) {
        return Optional.ofNullable(state.hourglass().deadline()).map(Moment::instant);
    }

    @Override
    public OptionalInt ownClock(ConcertOptions options) {
        Integer glass = options.glassOrNull();
        return glass == null ? OptionalInt.empty() : OptionalInt.of(glass);
    }

    @Override
    public Optional<ConcertOptions> withOwnClock(ConcertOptions options, OptionalInt seconds) {
        return Optional.of(new ConcertOptions(seconds.isPresent() ? seconds.getAsInt() : null));
    }

    @Override
    public List<ConcertEvent> redeal(ConcertState state, List<ConcertEvent> past, int seat, Chance chance) {
        return Redeal.of(state, seat, chance);
    }

    @Override
    public ConcertEvent untimed(ConcertEvent event) {
        return switch (event) {
            case ConcertEvent.TableLaid(int seats, var _, int dealer, var hit, int discValue) ->
                new ConcertEvent.TableLaid(seats, null, dealer, hit, discValue);
            case ConcertEvent.TurnStarted(int seat, var _, var _) -> new ConcertEvent.TurnStarted(seat, null, null);
            case ConcertEvent.TurnEnded(int seat, var _) -> new ConcertEvent.TurnEnded(seat, null);
            default -> event;
        };
    }

    @Override
    public ConcertState evolve(@Nullable ConcertState state, ConcertEvent event) {
        return Evolution.evolve(state, event);
    }

    @Override
    public Set<Integer> awaited(ConcertState state) {
        return Seats.of(state.seats(), seat -> MoveRules.notAwaited(state, seat).isEmpty());
    }

    @Override
    public Stream<ConcertMove> legalMoves(ConcertState state, int seat) {
        return LegalMoves.of(state, seat);
    }

    @Override
    public Optional<Result> result(ConcertState state) {
        return state.isFinished()
                ? Optional.of(new Result(state.standings().stream()
                        .map(EvergreenConcert::seatResult)
                        .toList()))
                : Optional.empty();
    }

    @Override
    public GameView view(ConcertState state, Viewer viewer) {
        return Visibility.view(state, viewer);
    }

    @Override
    public ConcertEvent redact(ConcertEvent event, Viewer viewer) {
        return Visibility.redact(event, viewer);
    }

    @Override
    public String notation(ConcertMove move) {
        return Notation.write(move);
    }

    @Override
    public Optional<ConcertMove> parseNotation(String text) {
        return Notation.read(text);
    }

    @Override
    public Sentence describe(ConcertEvent event) {
        return Sentences.of(event);
    }

    @Override
    public GameStatistics<ConcertState, ConcertEvent> statistics() {
        return new ConcertStatistics();
    }

    private static Result.SeatResult seatResult(Standing standing) {
        return new Result.SeatResult(
                standing.seat(), standing.total(), standing.place(), Map.of("finalConcert", standing.finalScore()));
    }
}
