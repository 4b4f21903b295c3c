package dev.perennial.domain.table;

import dev.perennial.domain.PlayerId;
import dev.perennial.games.GameEvent;
import dev.perennial.games.GameState;
import dev.perennial.games.Result;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * The state of a table, folded from its events. Command side and query side fold the same history with this one class.
 *
 * @param seats one entry per seat, null while it is free
 * @param position the running game's state, null before play starts
 * @param chance words of the chance stream used so far
 * @param running the clocks as the last causing event left them; {@link #clocks} knows whose time runs
 * @param ending how it ended; null before
 * @param rematch the next table with the same players
 * @param commentary for the spectators
 */
public record TableState(
        TableEvent.TableOpened opening,
        List<@Nullable SeatState> seats,
        TableStatus status,
        @Nullable GameState position,
        long chance,
        Clocks running,
        @Nullable Result result,
        @Nullable Ending ending,
        @Nullable String serverSeed,
        @Nullable TableId rematch,
        Commentary commentary)
        implements OpenedTable {

    public static TableState opened(TableEvent.TableOpened e) {
        return new TableState(
                e,
                Collections.nCopies(e.seats(), null),
                TableStatus.OPEN,
                null,
                0,
                Clocks.before(e.terms().clock(), e.seats()),
                null,
                null,
                null,
                null,
                Commentary.NONE);
    }

    /** All events of a table from its opening on. */
    public static TableState fold(List<?> events) {
        TableState table = opened((TableEvent.TableOpened) events.getFirst());
        for (int i = 1; i < events.size(); i++) {
            table = table.evolve(events.get(i), i);
        }
        return table;
    }

    /** Any event of a table or its game. */
    public TableState evolve(Object any, long sequence) {
        return switch (any) {
            case TableEvent event -> evolve(event, sequence);
            case GameEvent event -> evolve(event);
            default -> throw new IllegalArgumentException("no event of a table");
        };
    }

    public TableState evolve(TableEvent event, long sequence) {
        return switch (event) {
            case TableEvent.TableOpened opened -> opened(opened);
            case TableEvent.SeatTaken e -> withSeat(e.seat(), SeatState.of(e.player(), e.clientSeed()));
            case TableEvent.BotSeated e -> withSeat(e.seat(), SeatState.ofBot(e.player(), e.level()));
            case TableEvent.SeatLeft e -> withSeat(e.seat(), null);
            case TableEvent.SeatsClosed e -> without(e.seats());
            case TableEvent.PlayStarted e ->
                caused(e, clocks().caused(e.at(), null, false)).withStatus(TableStatus.PLAYING);
            case TableEvent.MoveMade e ->
                caused(e, clocks().caused(e.at(), e.seat(), true))
                        .withSeat(e.seat(), seat(e.seat()).moved(e, sequence + e.caused()));
            case TableEvent.TimeCalled e ->
                caused(e, clocks().caused(e.at(), e.seat(), false))
                        .withSeat(e.seat(), seat(e.seat()).timedOut());
            case TableEvent.SeatForfeited e ->
                withSeat(e.seat(), seat(e.seat()).givenUp(forfeits().size() + 1, e));
            case TableEvent.VoidVoted e -> withSeat(e.seat(), seat(e.seat()).voting(e.agrees()));
            case TableEvent.PhraseSaid e -> withSeat(e.seat(), seat(e.seat()).spoken());
            case TableEvent.CommentatorAppointed e -> withCommentary(commentary.with(e.player()));
            case TableEvent.CommentatorDismissed e -> withCommentary(commentary.without(e.player()));
            case TableEvent.CommentPosted _ -> withCommentary(commentary.commented());
            case TableEvent.GameAdjudicated _ -> this;
            case TableEvent.Outcome e -> ended(TableStatus.FINISHED, e.result(), e.ending());
            case TableEvent.TableAborted e -> ended(TableStatus.ABORTED, null, e.ending());
            case TableEvent.SeedRevealed e -> withServerSeed(e.serverSeed());
            case TableEvent.RematchOpened e -> withRematch(e.next());
        };
    }

    public TableState evolve(GameEvent event) {
        return withPosition(game().evolve(position, event));
    }

    /** After events of the game that were folded already. */
    public TableState withPosition(@Nullable GameState changed) {
        return new TableState(
                opening, seats, status, changed, chance, running, result, ending, serverSeed, rematch, commentary);
    }

    public boolean isOver() {
        return status == TableStatus.FINISHED || status == TableStatus.ABORTED;
    }

    /** The given seat, which must be taken. */
    public SeatState seat(int number) {
        return Objects.requireNonNull(seats.get(number), "nobody sits there");
    }

    public GameState runningPosition() {
        return Objects.requireNonNull(position, "no game is running");
    }

    /** The points that the seats of the running game have scored so far. */
    public List<Integer> scored() {
        return game().statistics().scored(runningPosition());
    }

    /** The seats that have to act now, in order. */
    public SortedSet<Integer> awaited() {
        return status == TableStatus.PLAYING && position != null
                ? new TreeSet<>(game().awaited(position))
                : Collections.emptySortedSet();
    }

    /** Those of them that bots play. */
    public SortedSet<Integer> awaitedBots() {
        var bots = new TreeSet<>(awaited());
        bots.removeIf(number -> seat(number).bot() == null);
        return bots;
    }

    /** Seats that were given up, the first one first. */
    public List<Integer> forfeits() {
        return IntStream.range(0, seats.size())
                .filter(number -> seats.get(number) != null && seat(number).isForfeited())
                .boxed()
                .sorted(Comparator.comparing(
                        (Integer number) -> Objects.requireNonNull(seat(number).forfeit())))
                .toList();
    }

    public Clocks clocks() {
        return running.clock() instanceof Clock.None ? running : running.settled(awaited());
    }

    /** When time is up for the seat if it does nothing; a clock of the game itself comes first. */
    public Optional<Instant> deadline(int number) {
        if (position == null || !awaited().contains(number)) {
            return Optional.empty();
        }
        Optional<Instant> ofGame = game().deadline(position);
        // Bots have all the time the rules give them: the platform wakes them otherwise.
        return ofGame.isPresent() || seat(number).bot() != null
                ? ofGame
                : Optional.ofNullable(clocks().deadline(number));
    }

    /** When the first of the awaited seats runs out of time. */
    public Optional<Instant> deadline() {
        return awaited().stream().flatMap(number -> deadline(number).stream()).min(Comparator.naturalOrder());
    }

    public Optional<Integer> seatOf(PlayerId player) {
        for (int i = 0; i < seats.size(); i++) {
            SeatState seat = seats.get(i);
            if (seat != null && seat.player().equals(player)) {
                return Optional.of(i);
            }
        }
        return Optional.empty();
    }

    public boolean isFull() {
        return seats.stream().allMatch(Objects::nonNull);
    }

    /** In seat order, as the game seed wants them. */
    public List<String> clientSeeds() {
        var seeds = new ArrayList<String>();
        for (int i = 0; i < seats.size(); i++) {
            seeds.add(seat(i).clientSeed());
        }
        return seeds;
    }

    private TableState withSeat(int number, @Nullable SeatState seat) {
        var changed = new ArrayList<@Nullable SeatState>(seats);
        changed.set(number, seat);
        return withSeats(changed, running);
    }

    private TableState without(List<Integer> closed) {
        var left = new ArrayList<@Nullable SeatState>();
        for (int number = 0; number < seats.size(); number++) {
            if (!closed.contains(number)) {
                left.add(seats.get(number));
            }
        }
        return withSeats(left, Clocks.before(terms().clock(), left.size()));
    }

    private TableState withSeats(List<@Nullable SeatState> changed, Clocks clocks) {
        var fixed = Collections.unmodifiableList(changed);
        return new TableState(
                opening, fixed, status, position, chance, clocks, result, ending, serverSeed, rematch, commentary);
    }

    private TableState caused(TableEvent.Cause cause, Clocks clocks) {
        long used = cause.chance();
        return new TableState(
                opening, seats, status, position, used, clocks, result, ending, serverSeed, rematch, commentary);
    }

    private TableState withStatus(TableStatus changed) {
        return new TableState(
                opening, seats, changed, position, chance, running, result, ending, serverSeed, rematch, commentary);
    }

    private TableState ended(TableStatus over, @Nullable Result outcome, Ending how) {
        return new TableState(
                opening, seats, over, position, chance, running, outcome, how, serverSeed, rematch, commentary);
    }

    private TableState withServerSeed(String changed) {
        return new TableState(
                opening, seats, status, position, chance, running, result, ending, changed, rematch, commentary);
    }

    private TableState withRematch(TableId next) {
        return new TableState(
                opening, seats, status, position, chance, running, result, ending, serverSeed, next, commentary);
    }

    private TableState withCommentary(Commentary changed) {
        return new TableState(
                opening, seats, status, position, chance, running, result, ending, serverSeed, rematch, changed);
    }
}
