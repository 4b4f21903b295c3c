package dev.perennial.command.table;

import dev.perennial.command.table.TableCommand.AddBot;
import dev.perennial.command.table.TableCommand.LeaveSeat;
import dev.perennial.command.table.TableCommand.RemoveBot;
import dev.perennial.command.table.TableCommand.TakeSeat;
import dev.perennial.contract.PlayerId;
import dev.perennial.contract.table.SeatState;
import dev.perennial.contract.table.TableEvent;
import dev.perennial.contract.table.TableEvent.BotSeated;
import dev.perennial.contract.table.TableEvent.SeatLeft;
import dev.perennial.contract.table.TableEvent.SeatTaken;
import dev.perennial.contract.table.TableState;
import dev.perennial.contract.table.TableStatus;
import dev.perennial.games.Bots;
import dev.perennial.games.chance.ServerSeed;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Judges who sits where, people and bots, until play starts. */
final class SeatDecider {
    private static final Pattern CLIENT_SEED = Pattern.compile("[A-Za-z0-9_-]{0,64}");

    private SeatDecider() {}

    static List<Object> sit(TableState table, TakeSeat command, ServerSeed seed) {
        requireOpen(table);
        if (!CLIENT_SEED.matcher(command.clientSeed()).matches()) {
            throw new Refused(TableRefusal.BAD_CLIENT_SEED);
        }
        if (table.seatOf(command.player()).isPresent()) {
            throw new Refused(TableRefusal.ALREADY_SEATED);
        }
        int seat = freeSeat(table, command.seat());
        return seated(
                table, new SeatTaken(table.id(), seat, command.player(), command.clientSeed()), command.at(), seed);
    }

    static List<Object> addBot(TableState table, AddBot command, ServerSeed seed) {
        Rules.requireOwner(table, command.player());
        requireOpen(table);
        if (!Bots.names(table.gameId()).contains(command.level())) {
            throw new Refused(TableRefusal.UNKNOWN_BOT);
        }
        int seat = freeSeat(table, command.seat());
        return seated(
                table,
                new BotSeated(table.id(), seat, newBot(table, command.level()), command.level()),
                command.at(),
                seed);
    }

    private static PlayerId newBot(TableState table, String level) {
        int number = 1;
        while (table.seatOf(botId(level, number)).isPresent()) {
            number++;
        }
        return botId(level, number);
    }

    private static PlayerId botId(String level, int number) {
        return new PlayerId("bot-" + level + "-" + number);
    }

    static List<Object> removeBot(TableState table, RemoveBot command) {
        Rules.requireOwner(table, command.player());
        requireOpen(table);
        SeatState seat = command.seat() < 0 || command.seat() >= table.seats().size()
                ? null
                : table.seats().get(command.seat());
        if (seat == null || seat.bot() == null) {
            throw new Refused(TableRefusal.UNKNOWN_BOT);
        }
        return List.of(new SeatLeft(table.id(), command.seat(), seat.player()));
    }

    /** Somebody sat down; the last one starts the game. */
    private static List<Object> seated(TableState table, TableEvent taken, Instant at, ServerSeed seed) {
        // The sequence matters only for moves, of which there are none yet.
        TableState seated = table.evolve(taken, 0);
        var events = new ArrayList<Object>(List.of(taken));
        if (seated.isFull()) {
            events.addAll(PlayDecider.start(seated, at, seed));
        }
        return events;
    }

    private static int freeSeat(TableState table, @Nullable Integer wanted) {
        if (wanted == null) {
            int free = table.seats().indexOf(null);
            if (free < 0) {
                throw new Refused(TableRefusal.SEAT_TAKEN);
            }
            return free;
        }
        if (wanted < 0 || wanted >= table.seats().size()) {
            throw new Refused(TableRefusal.UNKNOWN_SEAT);
        }
        if (table.seats().get(wanted) != null) {
            throw new Refused(TableRefusal.SEAT_TAKEN);
        }
        return wanted;
    }

    static List<Object> leave(TableState table, LeaveSeat command) {
        int seat = Rules.seatOf(table, command.player());
        requireOpen(table);
        return List.of(new SeatLeft(table.id(), seat, command.player()));
    }

    private static void requireOpen(TableState table) {
        if (table.status() != TableStatus.OPEN) {
            throw new Refused(TableRefusal.TABLE_NOT_OPEN);
        }
    }
}
