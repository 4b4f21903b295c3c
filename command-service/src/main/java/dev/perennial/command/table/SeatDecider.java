package dev.perennial.command.table;

import dev.perennial.command.table.TableCommand.AddBot;
import dev.perennial.command.table.TableCommand.LeaveSeat;
import dev.perennial.command.table.TableCommand.RemoveBot;
import dev.perennial.command.table.TableCommand.ShowInvitation;
import dev.perennial.command.table.TableCommand.StartTable;
import dev.perennial.command.table.TableCommand.TakeSeat;
import dev.perennial.contract.PlayerId;
import dev.perennial.contract.table.SeatState;
import dev.perennial.contract.table.TableEvent;
import dev.perennial.contract.table.TableEvent.BotSeated;
import dev.perennial.contract.table.TableEvent.SeatLeft;
import dev.perennial.contract.table.TableEvent.SeatTaken;
import dev.perennial.contract.table.TableEvent.SeatsClosed;
import dev.perennial.contract.table.TableState;
import dev.perennial.contract.table.TableTerms.Start;
import dev.perennial.contract.table.TableTerms.Visibility;
import dev.perennial.games.Bots;
import dev.perennial.games.chance.ServerSeed;
import java.time.Instant;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** Judges who sits where, people and bots, until play starts. */
final class SeatDecider {
    private static final Pattern CLIENT_SEED = Pattern.compile("[A-Za-z0-9_-]{0,64}");

    private SeatDecider() {}

    static List<Object> sit(TableState table, TakeSeat command, ServerSeed seed) {
        // First of all: who sends it again may have been followed by the last player, and then the game runs.
        if (table.seatOf(command.player()).isPresent()) {
            throw new Refused(TableRefusal.ALREADY_SEATED);
        }
        Rules.requireOpen(table);
        requireClientSeed(command.clientSeed());
        requireWelcome(table, command, seed);
        int seat = freeSeat(table, command.seat());
        return seated(
                table, new SeatTaken(table.id(), seat, command.player(), command.clientSeed()), command.at(), seed);
    }

    static void requireClientSeed(String clientSeed) {
        if (!CLIENT_SEED.matcher(clientSeed).matches()) {
            throw new Refused(TableRefusal.BAD_CLIENT_SEED);
        }
    }

    private static void requireWelcome(TableState table, TakeSeat command, ServerSeed seed) {
        PlayerId player = command.player();
        boolean invited = table.owner().equals(player)
                || table.opening().invited().contains(player)
                || Invitations.fits(command.invitation(), table.id(), seed);
        // A rematch is between the people who played, however public their table was.
        boolean forEverybody = table.terms().visibility() == Visibility.PUBLIC
                && table.opening().rematchOf() == null;
        if (!invited && !forEverybody) {
            throw new Refused(TableRefusal.INVITATION_NEEDED);
        }
        if (!invited && somebodyMinds(table, command.blockedBy())) {
            throw new Refused(TableRefusal.BLOCKED);
        }
        if (table.terms().rated() && command.guest()) {
            throw new Refused(TableRefusal.GUESTS_NOT_RATED);
        }
    }

    private static boolean somebodyMinds(TableState table, Set<PlayerId> blockedBy) {
        return blockedBy.contains(table.owner())
                || blockedBy.stream().anyMatch(each -> table.seatOf(each).isPresent());
    }

    static List<Object> showInvitation(TableState table, ShowInvitation command) {
        Rules.requireOwner(table, command.player());
        Rules.requireOpen(table);
        return List.of();
    }

    /** The owner waits no longer: bots take the free seats, or there are fewer. */
    static List<Object> start(TableState table, StartTable command, ServerSeed seed) {
        Rules.requireOwner(table, command.player());
        Rules.requireOpen(table);
        var course = new Course(table, seed);
        var free = IntStream.range(0, table.seats().size())
                .filter(seat -> table.seats().get(seat) == null)
                .boxed()
                .toList();
        String level = command.fill();
        if (level != null) {
            requireBot(table, level);
            free.forEach(seat -> course.tell(new BotSeated(table.id(), seat, newBot(course.table(), level), level)));
        } else if (!free.isEmpty()) {
            if (table.seats().size() - free.size() < table.game().minSeats()) {
                throw new Refused(TableRefusal.BAD_SEAT_COUNT);
            }
            course.tell(new SeatsClosed(table.id(), free));
        }
        PlayDecider.start(course, command.at());
        return course.events();
    }

    private static void requireBot(TableState table, String level) {
        if (!Bots.names(table.gameId()).contains(level)) {
            throw new Refused(TableRefusal.UNKNOWN_BOT);
        }
    }

    static List<Object> addBot(TableState table, AddBot command, ServerSeed seed) {
        Rules.requireOwner(table, command.player());
        Rules.requireOpen(table);
        requireBot(table, command.level());
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
        Rules.requireOpen(table);
        SeatState seat = command.seat() < 0 || command.seat() >= table.seats().size()
                ? null
                : table.seats().get(command.seat());
        if (seat == null || seat.bot() == null) {
            throw new Refused(TableRefusal.UNKNOWN_BOT);
        }
        return List.of(new SeatLeft(table.id(), command.seat(), seat.player()));
    }

    /** Somebody sat down; the last one starts the game, unless the owner wants to. */
    private static List<Object> seated(TableState table, TableEvent taken, Instant at, ServerSeed seed) {
        var course = new Course(table, seed);
        course.tell(taken);
        if (course.table().isFull() && table.terms().start() == Start.WHEN_FULL) {
            PlayDecider.start(course, at);
        }
        return course.events();
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
        Rules.requireNotDealt(table);
        Rules.requireOpen(table);
        return List.of(new SeatLeft(table.id(), seat, command.player()));
    }
}
