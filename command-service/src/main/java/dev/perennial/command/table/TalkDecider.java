package dev.perennial.command.table;

import dev.perennial.command.table.TableCommand.SayPhrase;
import dev.perennial.contract.table.TableEvent.PhraseSaid;
import dev.perennial.contract.table.TableState;
import java.util.List;

/** Judges what is said at a table: set phrases, and not too many. */
final class TalkDecider {
    private static final int MOST_PHRASES = 40;

    private TalkDecider() {}

    static List<Object> say(TableState table, SayPhrase command) {
        int seat = Rules.seatOf(table, command.player());
        if (table.seat(seat).phrases() >= MOST_PHRASES) {
            throw new Refused(TableRefusal.TOO_MANY_PHRASES);
        }
        return List.of(new PhraseSaid(table.id(), seat, command.phrase()));
    }
}
