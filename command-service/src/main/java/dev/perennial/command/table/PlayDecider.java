package dev.perennial.command.table;

import dev.perennial.command.table.TableCommand.PlayMove;
import dev.perennial.contract.json.GameJson;
import dev.perennial.contract.table.SeatState;
import dev.perennial.contract.table.TableEvent.MoveMade;
import dev.perennial.contract.table.TableEvent.PlayStarted;
import dev.perennial.contract.table.TableState;
import dev.perennial.games.Occasion;
import dev.perennial.games.Setup;
import dev.perennial.games.chance.Chance;
import dev.perennial.games.chance.ServerSeed;
import java.time.Instant;
import java.util.List;
import java.util.OptionalLong;

/** Judges what happens in the game: its start and its moves. Pure, and for all games alike. */
final class PlayDecider {
    private PlayDecider() {}

    static void start(Course course, Instant at) {
        TableState table = course.table();
        var game = table.game();
        var options = GameJson.readOptions(game, table.options()).orElseThrow();
        Chance chance = course.chance();
        var opening = Rules.accepted(
                game.start(new Setup<>(table.seats().size(), table.firstSeat(), options), new Occasion(at, chance)));
        course.cause(caused -> new PlayStarted(table.id(), caused, chance.position(), at), opening);
    }

    /** The events of a new move. Whether the command is a repetition was asked before ({@link #repeated}). */
    static List<Object> play(TableState table, PlayMove command, ServerSeed seed) {
        int seat = Rules.seatOf(table, command.player());
        Rules.requirePlaying(table);
        if (table.seat(seat).isForfeited() && !command.byBot()) {
            throw new Refused(TableRefusal.SEAT_FORFEITED);
        }
        int next = table.seat(seat).nextMove();
        if (command.number() != next) {
            throw new Refused(command.number() < next ? TableRefusal.STALE_MOVE : TableRefusal.FUTURE_MOVE);
        }
        requireTime(table, seat, command.at());
        var game = table.game();
        var move = GameJson.readMove(game, command.move()).orElseThrow(() -> new Refused(TableRefusal.MALFORMED));
        var course = new Course(table, seed);
        Chance chance = course.chance();
        var happened =
                Rules.accepted(game.decide(table.runningPosition(), seat, move, new Occasion(command.at(), chance)));
        course.cause(
                caused -> new MoveMade(
                        table.id(),
                        seat,
                        table.seat(seat).nextMade(),
                        command.key(),
                        GameJson.write(move),
                        caused,
                        chance.position(),
                        command.at()),
                happened);
        course.playOn(command.at());
        return course.events();
    }

    /** A game with a clock of its own judges by itself. */
    private static void requireTime(TableState table, int seat, Instant at) {
        boolean late = table.game().deadline(table.runningPosition()).isEmpty()
                && table.deadline(seat).filter(end -> !end.isAfter(at)).isPresent();
        if (late) {
            throw new Refused(TableRefusal.TIME_EXPIRED);
        }
    }

    /** A move already made with the same key: its sequence, to be answered again. Another move needs another key. */
    static OptionalLong repeated(TableState table, PlayMove command) {
        var before = table.seatOf(command.player()).stream()
                .flatMap(seat -> table.seat(seat).moves().stream())
                .filter(move -> command.key().equals(move.key()))
                .findFirst();
        if (before.isEmpty()) {
            return OptionalLong.empty();
        }
        if (!isSame(table, before.get(), command)) {
            throw new Refused(TableRefusal.KEY_REUSED);
        }
        return OptionalLong.of(before.get().sequence());
    }

    /** Compared as it is stored: the same move may be sent in another order of its fields. */
    private static boolean isSame(TableState table, SeatState.PlayedMove before, PlayMove command) {
        return before.number() == command.number()
                && GameJson.readMove(table.game(), command.move())
                        .map(GameJson::write)
                        .filter(move -> move.equals(before.move()))
                        .isPresent();
    }
}
