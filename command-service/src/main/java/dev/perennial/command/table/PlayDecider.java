package dev.perennial.command.table;

import static java.util.Objects.requireNonNull;

import dev.perennial.command.table.TableCommand.PlayMove;
import dev.perennial.contract.PlayerId;
import dev.perennial.contract.json.GameJson;
import dev.perennial.contract.table.SeatState;
import dev.perennial.contract.table.TableEvent;
import dev.perennial.contract.table.TableEvent.GameFinished;
import dev.perennial.contract.table.TableEvent.MoveMade;
import dev.perennial.contract.table.TableEvent.PlayStarted;
import dev.perennial.contract.table.TableEvent.SeedRevealed;
import dev.perennial.contract.table.TableState;
import dev.perennial.contract.table.TableStatus;
import dev.perennial.games.GameEvent;
import dev.perennial.games.Occasion;
import dev.perennial.games.Setup;
import dev.perennial.games.chance.Chance;
import dev.perennial.games.chance.ServerSeed;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;

/** Judges what happens in the game: its start, its moves and its end. Pure, and for all games alike. */
final class PlayDecider {
    private PlayDecider() {}

    static List<Object> start(TableState table, Instant at, ServerSeed seed) {
        var game = table.game();
        var options = GameJson.readOptions(game, table.options()).orElseThrow();
        Chance chance = chance(table, seed);
        var opening = Rules.accepted(
                game.start(new Setup<>(table.seats().size(), table.firstSeat(), options), new Occasion(at, chance)));
        var caused = withEnding(table, opening, seed);
        return concat(new PlayStarted(table.id(), caused.size(), chance.position()), caused);
    }

    /** The events of a new move. Whether the command is a repetition was asked before ({@link #repeated}). */
    static List<Object> play(TableState table, PlayMove command, ServerSeed seed) {
        int seat = Rules.seatOf(table, command.player());
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
        var events =
                Rules.accepted(game.decide(table.runningPosition(), seat, move, new Occasion(command.at(), chance)));
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
    static OptionalLong repeated(TableState table, PlayMove command) {
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

    private static List<Object> concat(TableEvent cause, List<Object> caused) {
        var all = new ArrayList<Object>(caused.size() + 1);
        all.add(cause);
        all.addAll(caused);
        return all;
    }
}
