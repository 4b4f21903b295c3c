package dev.perennial.command.table;

import static java.util.Objects.requireNonNull;

import dev.perennial.command.table.TableCommand.AbortTable;
import dev.perennial.command.table.TableCommand.LeaveSeat;
import dev.perennial.command.table.TableCommand.OpenTable;
import dev.perennial.command.table.TableCommand.PlayMove;
import dev.perennial.command.table.TableCommand.TakeSeat;
import dev.perennial.contract.PlayerId;
import dev.perennial.contract.json.GameJson;
import dev.perennial.contract.table.SeatState;
import dev.perennial.contract.table.TableEvent;
import dev.perennial.contract.table.TableEvent.GameFinished;
import dev.perennial.contract.table.TableEvent.MoveMade;
import dev.perennial.contract.table.TableEvent.PlayStarted;
import dev.perennial.contract.table.TableEvent.SeatLeft;
import dev.perennial.contract.table.TableEvent.SeatTaken;
import dev.perennial.contract.table.TableEvent.SeedRevealed;
import dev.perennial.contract.table.TableEvent.TableAborted;
import dev.perennial.contract.table.TableEvent.TableOpened;
import dev.perennial.contract.table.TableState;
import dev.perennial.contract.table.TableStatus;
import dev.perennial.games.Decision;
import dev.perennial.games.Game;
import dev.perennial.games.GameEvent;
import dev.perennial.games.GameMove;
import dev.perennial.games.GameOptions;
import dev.perennial.games.GameState;
import dev.perennial.games.Games;
import dev.perennial.games.Occasion;
import dev.perennial.games.Setup;
import dev.perennial.games.chance.Chance;
import dev.perennial.games.chance.ServerSeed;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.regex.Pattern;

/** Judges commands to a table: pure, and for all games alike. */
final class TableDecider {
    private static final Pattern CLIENT_SEED = Pattern.compile("[A-Za-z0-9_-]{0,64}");

    private TableDecider() {}

    static TableOpened open(OpenTable command) {
        var game = Games.byId(command.game()).orElseThrow(() -> new Refused(TableRefusal.UNKNOWN_GAME));
        if (command.seats() < game.minSeats() || command.seats() > game.maxSeats()) {
            throw new Refused(TableRefusal.BAD_SEAT_COUNT);
        }
        var options = options(game, command);
        return new TableOpened(
                command.table(),
                game.id(),
                game.rulesVersion(),
                command.seats(),
                command.firstSeat(),
                GameJson.write(options),
                command.owner(),
                command.seed().commitment());
    }

    /** Options must not wait for the last player to sit down before they are found wrong: the game tries them now. */
    private static GameOptions options(Game<GameState, GameMove, GameEvent, GameOptions> game, OpenTable command) {
        var options =
                GameJson.readOptions(game, command.options()).orElseThrow(() -> new Refused(TableRefusal.BAD_OPTIONS));
        var rehearsal = new Occasion(
                Instant.EPOCH,
                Chance.of(command.seed()
                        .gameSeed(List.of("rehearsal"), command.table().code())));
        var _ = accepted(game.start(new Setup<>(command.seats(), command.firstSeat(), options), rehearsal));
        return options;
    }

    static List<Object> sit(TableState table, TakeSeat command, ServerSeed seed) {
        if (table.status() != TableStatus.OPEN) {
            throw new Refused(TableRefusal.TABLE_NOT_OPEN);
        }
        if (!CLIENT_SEED.matcher(command.clientSeed()).matches()) {
            throw new Refused(TableRefusal.BAD_CLIENT_SEED);
        }
        if (table.seatOf(command.player()).isPresent()) {
            throw new Refused(TableRefusal.ALREADY_SEATED);
        }
        var taken = new SeatTaken(table.id(), freeSeat(table, command), command.player(), command.clientSeed());
        // The sequence matters only for moves, of which there are none yet.
        TableState seated = table.evolve(taken, 0);
        var events = new ArrayList<Object>(List.of(taken));
        if (seated.isFull()) {
            events.addAll(start(seated, command.at(), seed));
        }
        return events;
    }

    private static int freeSeat(TableState table, TakeSeat command) {
        Integer wanted = command.seat();
        if (wanted == null) {
            return table.seats().indexOf(null);
        }
        if (wanted < 0 || wanted >= table.seats().size()) {
            throw new Refused(TableRefusal.UNKNOWN_SEAT);
        }
        if (table.seats().get(wanted) != null) {
            throw new Refused(TableRefusal.SEAT_TAKEN);
        }
        return wanted;
    }

    private static List<Object> start(TableState table, Instant at, ServerSeed seed) {
        var game = table.game();
        var options = GameJson.readOptions(game, table.options()).orElseThrow();
        Chance chance = chance(table, seed);
        var opening = accepted(
                game.start(new Setup<>(table.seats().size(), table.firstSeat(), options), new Occasion(at, chance)));
        var caused = withEnding(table, opening, seed);
        return concat(new PlayStarted(table.id(), caused.size(), chance.position()), caused);
    }

    static List<Object> leave(TableState table, LeaveSeat command) {
        int seat = seatOf(table, command.player());
        if (table.status() != TableStatus.OPEN) {
            throw new Refused(TableRefusal.TABLE_NOT_OPEN);
        }
        return List.of(new SeatLeft(table.id(), seat, command.player()));
    }

    static List<Object> abort(TableState table, AbortTable command, ServerSeed seed) {
        if (!table.owner().equals(command.player())) {
            throw new Refused(TableRefusal.NOT_OWNER);
        }
        boolean begun = table.seats().stream()
                .filter(Objects::nonNull)
                .anyMatch(seat -> !seat.moves().isEmpty());
        if (begun || table.status() == TableStatus.FINISHED || table.status() == TableStatus.ABORTED) {
            throw new Refused(TableRefusal.TABLE_NOT_OPEN);
        }
        return List.of(new TableAborted(table.id(), command.player()), new SeedRevealed(table.id(), seed.hex()));
    }

    /** The events of a new move. Whether the command is a repetition was asked before ({@link #repeated}). */
    static List<Object> play(TableState table, PlayMove command, ServerSeed seed) {
        int seat = seatOf(table, command.player());
        if (table.status() != TableStatus.PLAYING) {
            throw new Refused(
                    table.status() == TableStatus.FINISHED ? TableRefusal.GAME_OVER : TableRefusal.NOT_PLAYING);
        }
        int next = table.seat(seat).nextMove();
        if (command.number() != next) {
            throw new Refused(command.number() < next ? TableRefusal.STALE_MOVE : TableRefusal.FUTURE_MOVE);
        }
        var game = table.game();
        var move = GameJson.readMove(game, command.move()).orElseThrow(() -> new Refused(TableRefusal.MALFORMED));
        Chance chance = chance(table, seed);
        var events = accepted(game.decide(table.runningPosition(), seat, move, new Occasion(command.at(), chance)));
        var caused = withEnding(table, events, seed);
        var made = new MoveMade(
                table.id(),
                seat,
                command.number(),
                command.key(),
                GameJson.write(move),
                caused.size(),
                chance.position(),
                command.at());
        return concat(made, caused);
    }

    /** A move already made with the same number and key: its sequence, to be answered again. */
    static java.util.OptionalLong repeated(TableState table, PlayMove command) {
        return table.seatOf(command.player()).stream()
                .map(table::seat)
                .filter(seat -> command.number() >= 1 && command.number() < seat.nextMove())
                .map(seat -> seat.moves().get(command.number() - 1))
                .filter(move -> command.key().equals(move.key()))
                .mapToLong(SeatState.PlayedMove::sequence)
                .findFirst();
    }

    /** When the game is over the table says so, and the seed is open to everybody. */
    private static List<Object> withEnding(TableState table, List<GameEvent> events, ServerSeed seed) {
        var game = table.game();
        var all = new ArrayList<Object>(events);
        game.result(game.fold(table.position(), events)).ifPresent(result -> {
            List<PlayerId> players = table.seats().stream()
                    .map(seat -> requireNonNull(seat).player())
                    .toList();
            all.add(new GameFinished(table.id(), table.gameId(), players, result));
            all.add(new SeedRevealed(table.id(), seed.hex()));
        });
        return all;
    }

    private static Chance chance(TableState table, ServerSeed seed) {
        return Chance.of(seed.gameSeed(table.clientSeeds(), table.id().code()), table.chance());
    }

    private static int seatOf(TableState table, PlayerId player) {
        return table.seatOf(player).orElseThrow(() -> new Refused(TableRefusal.NOT_SEATED));
    }

    private static List<GameEvent> accepted(Decision<GameEvent> decision) {
        return switch (decision) {
            case Decision.Accepted<GameEvent>(var events) -> events;
            case Decision.Refused<GameEvent>(var refusal) -> throw new Refused(refusal);
        };
    }

    private static List<Object> concat(TableEvent cause, List<Object> caused) {
        var all = new ArrayList<Object>(caused.size() + 1);
        all.add(cause);
        all.addAll(caused);
        return all;
    }
}
