package dev.perennial.domain.table.decide;

import dev.perennial.domain.PlayerId;
import dev.perennial.domain.table.SeatState;
import dev.perennial.domain.table.TableEvent;
import dev.perennial.domain.table.TableEvent.BotSeated;
import dev.perennial.domain.table.TableEvent.SeatLeft;
import dev.perennial.domain.table.TableEvent.SeatTaken;
import dev.perennial.domain.table.TableEvent.SeatsClosed;
import dev.perennial.domain.table.TableState;
import dev.perennial.domain.table.TableTerms.Start;
import dev.perennial.domain.table.TableTerms.Visibility;
import dev.perennial.domain.table.command.TableCommand.AddBot;
import dev.perennial.domain.table.command.TableCommand.LeaveSeat;
import dev.perennial.domain.table.command.TableCommand.RemoveBot;
import dev.perennial.domain.table.command.TableCommand.StartTable;
import dev.perennial.domain.table.command.TableCommand.TakeSeat;
import dev.perennial.domain.table.command.TableRefusal;
import dev.perennial.domain.table.command.TableRefused;
import dev.perennial.games.Bots;
import dev.perennial.games.chance.ServerSeed;
import java.time.Instant;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** Decides who sits where, people and bots, until play starts. */
final class SeatDecider {
    private static final Pattern CLIENT_SEED = Pattern.compile("[A-Za-z0-9_-]{0,64}");

    private SeatDecider() {}

    static void sit(TableDraft draft, TakeSeat command) {
        TableState table = draft.state();
        // First of all: when the command is repeated, the last player may have sat down since, and the game runs.
        if (table.seatOf(command.player()).isPresent()) {
            throw new TableRefused(TableRefusal.ALREADY_SEATED);
        }
        TableChecks.requireOpen(table);
        requireClientSeed(command.clientSeed());
        requireWelcome(table, command, draft.seed());
        int seat = freeSeat(table, command.seat());
        seat(draft, new SeatTaken(table.id(), seat, command.player(), command.clientSeed()), command.at());
    }

    static void requireClientSeed(String clientSeed) {
        if (!CLIENT_SEED.matcher(clientSeed).matches()) {
            throw new TableRefused(TableRefusal.BAD_CLIENT_SEED);
        }
    }

    private static void requireWelcome(TableState table, TakeSeat command, ServerSeed seed) {
        PlayerId player = command.player();
        boolean invited = table.owner().equals(player)
                || table.opening().invited().contains(player)
                || InvitationCode.fits(command.invitation(), table.id(), seed);
        // A rematch is between the people who played, however public their table was.
        boolean forEverybody = table.terms().visibility() == Visibility.PUBLIC
                && table.opening().rematchOf() == null;
        if (!invited && !forEverybody) {
            throw new TableRefused(TableRefusal.INVITATION_NEEDED);
        }
        if (!invited && isBlocked(table, command.blockedBy())) {
            throw new TableRefused(TableRefusal.BLOCKED);
        }
        if (table.terms().rated() && command.guest()) {
            throw new TableRefused(TableRefusal.GUESTS_NOT_RATED);
        }
    }

    private static boolean isBlocked(TableState table, Set<PlayerId> blockedBy) {
        return blockedBy.contains(table.owner())
                || blockedBy.stream().anyMatch(each -> table.seatOf(each).isPresent());
    }

    /** The owner waits no longer: bots take the free seats, or there are fewer. */
    static void start(TableDraft draft, StartTable command) {
        TableState table = draft.state();
        TableChecks.requireOwner(table, command.player());
        TableChecks.requireOpen(table);
        var free = IntStream.range(0, table.seats().size())
                .filter(seat -> table.seats().get(seat) == null)
                .boxed()
                .toList();
        String level = command.fill();
        if (level != null) {
            requireBot(table, level);
            free.forEach(seat -> draft.add(new BotSeated(table.id(), seat, newBot(draft.state(), level), level)));
        } else if (!free.isEmpty()) {
            if (table.opening().origin() != null) {
                throw new TableRefused(TableRefusal.SEATS_FIXED);
            }
            if (table.seats().size() - free.size() < table.game().minSeats()) {
                throw new TableRefused(TableRefusal.BAD_SEAT_COUNT);
            }
            draft.add(new SeatsClosed(table.id(), free));
        }
        PlayDecider.start(draft, command.at());
    }

    private static void requireBot(TableState table, String level) {
        if (!Bots.names(table.gameId()).contains(level)) {
            throw new TableRefused(TableRefusal.UNKNOWN_BOT);
        }
    }

    static void addBot(TableDraft draft, AddBot command) {
        TableState table = draft.state();
        TableChecks.requireOwner(table, command.player());
        TableChecks.requireOpen(table);
        requireBot(table, command.level());
        int seat = freeSeat(table, command.seat());
        seat(draft, new BotSeated(table.id(), seat, newBot(table, command.level()), command.level()), command.at());
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

    static void removeBot(TableDraft draft, RemoveBot command) {
        TableState table = draft.state();
        TableChecks.requireOwner(table, command.player());
        TableChecks.requireOpen(table);
        SeatState seat = command.seat() < 0 || command.seat() >= table.seats().size()
                ? null
                : table.seats().get(command.seat());
        if (seat == null || seat.bot() == null) {
            throw new TableRefused(TableRefusal.UNKNOWN_BOT);
        }
        draft.add(new SeatLeft(table.id(), command.seat(), seat.player()));
    }

    /** The last seat taken starts the game, unless the owner starts it. */
    private static void seat(TableDraft draft, TableEvent taken, Instant at) {
        draft.add(taken);
        if (draft.state().isFull() && draft.state().terms().start() == Start.WHEN_FULL) {
            PlayDecider.start(draft, at);
        }
    }

    private static int freeSeat(TableState table, @Nullable Integer wanted) {
        if (wanted == null) {
            int free = table.seats().indexOf(null);
            if (free < 0) {
                throw new TableRefused(TableRefusal.SEAT_TAKEN);
            }
            return free;
        }
        if (wanted < 0 || wanted >= table.seats().size()) {
            throw new TableRefused(TableRefusal.UNKNOWN_SEAT);
        }
        if (table.seats().get(wanted) != null) {
            throw new TableRefused(TableRefusal.SEAT_TAKEN);
        }
        return wanted;
    }

    static void leave(TableDraft draft, LeaveSeat command) {
        TableState table = draft.state();
        int seat = TableChecks.seatOf(table, command.player());
        TableChecks.requireNotDealt(table);
        TableChecks.requireOpen(table);
        draft.add(new SeatLeft(table.id(), seat, command.player()));
    }
}
