package dev.perennial.command.table;

import dev.perennial.command.table.TableCommand.OpenTable;
import dev.perennial.contract.PlayerId;
import dev.perennial.contract.table.SeatState;
import dev.perennial.contract.table.TableEvent.RematchOpened;
import dev.perennial.contract.table.TableId;
import dev.perennial.contract.table.TableState;
import dev.perennial.games.chance.ServerSeed;
import java.time.Instant;
import java.util.List;
import java.util.Objects;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** The table at which the same people may play again, and how it is opened. Whoever asks first opens it. */
record RematchOffer(TableId next, TableState again) {
    private static final Pattern NUMBERED = Pattern.compile("(.+)-again(\\d{1,6})");
    private static final int LONGEST_ID = 64;

    /** The event to be stored if nobody has asked before. */
    static List<Object> ask(TableState table, PlayerId player) {
        int _ = Rules.seatOf(table, player);
        if (!table.isOver()) {
            throw new Refused(TableRefusal.NOT_OVER);
        }
        TableId next = next(table.id());
        if (table.tournament() != null || !table.isFull() || next == null) {
            throw new Refused(TableRefusal.OFFICIALS_ONLY);
        }
        return table.rematch() == null ? List.of(new RematchOpened(table.id(), next)) : List.of();
    }

    private static @Nullable TableId next(TableId id) {
        var numbered = NUMBERED.matcher(id.code());
        String next = numbered.matches()
                ? numbered.group(1) + "-again" + (Integer.parseInt(numbered.group(2)) + 1)
                : id.code() + "-again1";
        return next.length() > LONGEST_ID ? null : new TableId(next);
    }

    static RematchOffer of(TableState table) {
        return new RematchOffer(Objects.requireNonNull(table.rematch()), table);
    }

    OpenTable opening(ServerSeed seed, Instant at) {
        var opening = again.opening();
        var seats =
                again.seats().stream().map(seat -> Objects.requireNonNull(seat)).toList();
        return new OpenTable(
                next,
                opening.owner(),
                opening.game(),
                seats.size(),
                opening.firstSeat(),
                opening.options(),
                opening.terms().clock(),
                seats.stream()
                        .filter(seat -> seat.bot() != null && !seat.isForfeited())
                        .map(seat -> Objects.requireNonNull(seat.bot()))
                        .toList(),
                opening.terms(),
                again.id(),
                seats.stream().map(SeatState::player).toList(),
                seed,
                at);
    }
}
