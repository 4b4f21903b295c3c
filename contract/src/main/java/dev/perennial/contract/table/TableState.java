package dev.perennial.contract.table;

import dev.perennial.contract.PlayerId;
import dev.perennial.games.FirstSeat;
import dev.perennial.games.Game;
import dev.perennial.games.GameEvent;
import dev.perennial.games.GameMove;
import dev.perennial.games.GameOptions;
import dev.perennial.games.GameState;
import dev.perennial.games.Games;
import dev.perennial.games.Result;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/**
 * A table as its events tell it. Command side and query side fold the same history with this one class.
 *
 * @param seats one entry per seat, null while nobody sits there
 * @param position the running game's state, null before play starts
 * @param chance words of the chance stream used so far
 */
public record TableState(
        TableId id,
        String gameId,
        String rulesVersion,
        FirstSeat firstSeat,
        JsonNode options,
        PlayerId owner,
        String commitment,
        List<@Nullable SeatState> seats,
        TableStatus status,
        @Nullable GameState position,
        long chance,
        @Nullable Result result,
        @Nullable String serverSeed) {

    public static TableState opened(TableEvent.TableOpened e) {
        return new TableState(
                e.table(),
                e.game(),
                e.rulesVersion(),
                e.firstSeat(),
                e.options(),
                e.owner(),
                e.commitment(),
                Collections.nCopies(e.seats(), null),
                TableStatus.OPEN,
                null,
                0,
                null,
                null);
    }

    /** All events of a table from its opening on. */
    public static TableState fold(List<?> events) {
        TableState table = opened((TableEvent.TableOpened) events.getFirst());
        for (int i = 1; i < events.size(); i++) {
            table = switch (events.get(i)) {
                case TableEvent event -> table.evolve(event, i);
                case GameEvent event -> table.evolve(event);
                default -> throw new IllegalArgumentException("no event of a table");
            };
        }
        return table;
    }

    public TableState evolve(TableEvent event, long sequence) {
        return switch (event) {
            case TableEvent.TableOpened opened -> opened(opened);
            case TableEvent.SeatTaken e -> withSeat(e.seat(), SeatState.of(e.player(), e.clientSeed()));
            case TableEvent.BotSeated e -> withSeat(e.seat(), SeatState.ofBot(e.player(), e.level()));
            case TableEvent.SeatLeft e -> withSeat(e.seat(), null);
            case TableEvent.PlayStarted e -> withChance(e.chance()).withStatus(TableStatus.PLAYING);
            case TableEvent.MoveMade e ->
                withSeat(e.seat(), seat(e.seat()).moved(e.key(), sequence + e.caused()))
                        .withChance(e.chance());
            case TableEvent.TimeCalled e -> withChance(e.chance());
            case TableEvent.GameFinished e -> withResult(e.result());
            case TableEvent.TableAborted _ -> withStatus(TableStatus.ABORTED);
            case TableEvent.SeedRevealed e -> withServerSeed(e.serverSeed());
        };
    }

    public TableState evolve(GameEvent event) {
        return withPosition(game().evolve(position, event));
    }

    public Game<GameState, GameMove, GameEvent, GameOptions> game() {
        return Games.byId(gameId).orElseThrow(() -> new IllegalStateException("unknown game " + gameId));
    }

    /** The seat of somebody who is known to sit there. */
    public SeatState seat(int number) {
        return Objects.requireNonNull(seats.get(number), "nobody sits there");
    }

    public GameState runningPosition() {
        return Objects.requireNonNull(position, "no game is running");
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
        return copy(Collections.unmodifiableList(changed), status, position, chance, result, serverSeed);
    }

    private TableState withStatus(TableStatus changed) {
        return copy(seats, changed, position, chance, result, serverSeed);
    }

    private TableState withPosition(GameState changed) {
        return copy(seats, status, changed, chance, result, serverSeed);
    }

    private TableState withChance(long changed) {
        return copy(seats, status, position, changed, result, serverSeed);
    }

    private TableState withResult(Result changed) {
        return copy(seats, TableStatus.FINISHED, position, chance, changed, serverSeed);
    }

    private TableState withServerSeed(String changed) {
        return copy(seats, status, position, chance, result, changed);
    }

    private TableState copy(
            List<@Nullable SeatState> seats,
            TableStatus status,
            @Nullable GameState position,
            long chance,
            @Nullable Result result,
            @Nullable String serverSeed) {
        return new TableState(
                id,
                gameId,
                rulesVersion,
                firstSeat,
                options,
                owner,
                commitment,
                seats,
                status,
                position,
                chance,
                result,
                serverSeed);
    }
}
