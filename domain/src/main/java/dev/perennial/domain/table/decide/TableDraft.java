package dev.perennial.domain.table.decide;

import static java.util.Objects.requireNonNull;

import dev.perennial.domain.table.Ending;
import dev.perennial.domain.table.GameDocuments;
import dev.perennial.domain.table.OfficialDecision;
import dev.perennial.domain.table.Places;
import dev.perennial.domain.table.RatingEligibility;
import dev.perennial.domain.table.TableEvent;
import dev.perennial.domain.table.TableEvent.ForfeitReason;
import dev.perennial.domain.table.TableEvent.GameFinished;
import dev.perennial.domain.table.TableEvent.SeatForfeited;
import dev.perennial.domain.table.TableEvent.SeedRevealed;
import dev.perennial.domain.table.TableEvent.TableOpened;
import dev.perennial.domain.table.TableEvent.TimeCalled;
import dev.perennial.domain.table.TableId;
import dev.perennial.domain.table.TableState;
import dev.perennial.domain.table.TableTerms.Absence;
import dev.perennial.games.Bots;
import dev.perennial.games.Decision;
import dev.perennial.games.DecisionContext;
import dev.perennial.games.Draft;
import dev.perennial.games.GameEvent;
import dev.perennial.games.GameState;
import dev.perennial.games.Result;
import dev.perennial.games.chance.Chance;
import dev.perennial.games.chance.ServerSeed;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;

/** The events of one command so far, of the table and of its game, with the state they lead to. */
final class TableDraft extends Draft<TableState, Object> {
    private final ServerSeed seed;
    private final GameDocuments documents;
    private final Fold fold;

    /** Before the table is opened. */
    TableDraft(ServerSeed seed, GameDocuments documents) {
        this(null, -1, seed, documents);
    }

    /**
     * From a state of the table on.
     *
     * @param version the sequence of the last event so far
     */
    TableDraft(@Nullable TableState table, long version, ServerSeed seed, GameDocuments documents) {
        this(table, new Fold(version), seed, documents);
    }

    private TableDraft(@Nullable TableState table, Fold fold, ServerSeed seed, GameDocuments documents) {
        super(table, fold);
        this.fold = fold;
        this.seed = seed;
        this.documents = documents;
    }

    /** Knows the sequence of each event: repeated moves are answered with it. */
    private static final class Fold implements BiFunction<@Nullable TableState, Object, TableState> {
        private long sequence;

        Fold(long version) {
            this.sequence = version;
        }

        @Override
        public TableState apply(@Nullable TableState table, Object event) {
            sequence++;
            return table == null ? TableState.opened((TableOpened) event) : table.evolve(event, sequence);
        }
    }

    TableDecision decision() {
        return new TableDecision(events(), state());
    }

    TableId id() {
        return state().id();
    }

    ServerSeed seed() {
        return seed;
    }

    GameDocuments documents() {
        return documents;
    }

    /** The dice where the last move left them. */
    Chance chance() {
        return Chance.of(seed.gameSeed(state().clientSeeds(), id().code()), state().chance());
    }

    /** Adds an event of the table, what it caused in the game, and the end of the game if that was it. */
    void addCause(IntFunction<TableEvent> cause, Decision.Accepted<GameEvent> accepted) {
        var game = state().game();
        GameState after = game.after(state().position(), accepted);
        List<GameEvent> caused = accepted.events();
        Optional<Result> result = game.result(after);
        add(cause.apply(caused.size() + (result.isPresent() ? 2 : 0)));
        addFolded(caused, state().withPosition(after));
        fold.sequence += caused.size();
        result.ifPresent(played -> finish(Places.withForfeits(played, state().forfeits()), Ending.PLAYED));
    }

    /** When the game is over the table says so, and the seed is open to everybody. */
    private void finish(Result result, Ending ending) {
        finish(result, ending, RatingEligibilityRules.eligibility(state()));
    }

    void finish(Result result, Ending ending, RatingEligibility counting) {
        var players = state().seats().stream()
                .map(seat -> requireNonNull(seat).player())
                .toList();
        add(new GameFinished(id(), state().gameId(), players, result, ending, counting));
        revealSeed();
    }

    void revealSeed() {
        add(new SeedRevealed(id(), seed.hex()));
    }

    void callTime(int seat, Instant at) {
        Chance chance = chance();
        var caused = TableChecks.accepted(
                state().game().timeUp(state().runningPosition(), seat, new DecisionContext(at, chance)));
        addCause(count -> new TimeCalled(id(), seat, count, chance.position(), at), caused);
    }

    void forfeit(int seat, ForfeitReason reason, Instant at, @Nullable OfficialDecision decision) {
        String bot = state().terms().absence() == Absence.BOT ? Bots.usual(state().gameId()) : null;
        add(new SeatForfeited(id(), seat, state().seat(seat).player(), reason, bot, at, decision));
        int seats = state().seats().size();
        List<Integer> forfeits = state().forfeits();
        if (bot == null && forfeits.size() >= seats - 1) {
            finish(Places.ofForfeits(forfeits, state().scored()), Ending.FORFEITED);
        }
        playForfeitedSeats(at);
    }

    /** Nobody waits for a forfeited seat: the game's own rule for missed turns plays it at once. */
    void playForfeitedSeats(Instant at) {
        for (var seat = awaitedForfeit(); seat.isPresent(); seat = awaitedForfeit()) {
            callTime(seat.get(), at);
        }
    }

    private Optional<Integer> awaitedForfeit() {
        return state().awaited().stream()
                .filter(seat ->
                        state().seat(seat).isForfeited() && state().seat(seat).bot() == null)
                .findFirst();
    }
}
