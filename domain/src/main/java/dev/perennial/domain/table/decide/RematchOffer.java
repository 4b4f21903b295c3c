package dev.perennial.domain.table.decide;

import dev.perennial.domain.PlayerId;
import dev.perennial.domain.table.SeatState;
import dev.perennial.domain.table.TableEvent.RematchOpened;
import dev.perennial.domain.table.TableId;
import dev.perennial.domain.table.TableState;
import dev.perennial.domain.table.command.OpeningCommand.OpenTable;
import dev.perennial.domain.table.command.TableRefusal;
import dev.perennial.domain.table.command.TableRefused;
import dev.perennial.games.chance.ServerSeed;
import java.time.Instant;
import java.util.Objects;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** The table at which the same people may play again. The first player who asks opens it. */
public record RematchOffer(TableId next, TableState again) {
    private static final Pattern NUMBERED = Pattern.compile("(.+)-again(\\d{1,6})");
    private static final int LONGEST_ID = 64;

    static void open(TableDraft draft, PlayerId player) {
        TableState table = draft.state();
        int _ = TableChecks.seatOf(table, player);
        if (!table.isOver()) {
            throw new TableRefused(TableRefusal.NOT_OVER);
        }
        TableId next = next(table.id());
        if (table.tournament() != null || !table.isFull() || next == null) {
            throw new TableRefused(TableRefusal.OFFICIALS_ONLY);
        }
        if (table.rematch() == null) {
            draft.add(new RematchOpened(table.id(), next));
        }
    }

    private static @Nullable TableId next(TableId id) {
        var numbered = NUMBERED.matcher(id.code());
        String next = numbered.matches()
                ? numbered.group(1) + "-again" + (Integer.parseInt(numbered.group(2)) + 1)
                : id.code() + "-again1";
        return next.length() > LONGEST_ID ? null : new TableId(next);
    }

    public static RematchOffer of(TableState table) {
        return new RematchOffer(Objects.requireNonNull(table.rematch()), table);
    }

    public OpenTable opening(ServerSeed seed, Instant at) {
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
