package dev.perennial.domain.table.decide;

import dev.perennial.domain.PlayerId;
import dev.perennial.domain.table.SeatState;
import dev.perennial.domain.table.TableState;
import dev.perennial.domain.table.command.TableRefusal;
import dev.perennial.domain.table.command.TableRefused;
import java.util.Objects;

/** Whether a player may ask for a hint: nobody else may be harmed by it, and no ranking changed. */
public final class HintCheck {
    private HintCheck() {}

    /** The seat that may have a hint now. */
    public static int seatOf(TableState table, PlayerId player) {
        int seat = TableChecks.seatOf(table, player);
        TableChecks.requirePlaying(table);
        if (table.seat(seat).isForfeited()) {
            throw new TableRefused(TableRefusal.SEAT_FORFEITED);
        }
        if (table.tournament() != null) {
            throw new TableRefused(TableRefusal.NO_HINTS_TOURNAMENT);
        }
        if (table.terms().rated()) {
            throw new TableRefused(TableRefusal.NO_HINTS_RATED);
        }
        if (table.seats().stream().filter(Objects::nonNull).anyMatch(other -> isOtherPerson(other, player))) {
            throw new TableRefused(TableRefusal.NO_HINTS_AGAINST_PEOPLE);
        }
        if (!table.awaited().contains(seat)) {
            throw new TableRefused(TableRefusal.NOT_YOUR_TURN);
        }
        return seat;
    }

    /** A person who has left still has a result, even if a bot plays on for them. */
    private static boolean isOtherPerson(SeatState seat, PlayerId player) {
        return (seat.bot() == null || seat.isForfeited()) && !seat.player().equals(player);
    }
}
