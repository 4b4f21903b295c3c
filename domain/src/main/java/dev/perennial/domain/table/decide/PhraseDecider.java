package dev.perennial.domain.table.decide;

import dev.perennial.domain.table.TableEvent.PhraseSaid;
import dev.perennial.domain.table.command.TableCommand.SayPhrase;
import dev.perennial.domain.table.command.TableRefusal;
import dev.perennial.domain.table.command.TableRefused;

/** Decides what may be said at a table: set phrases, and not too many. */
final class PhraseDecider {
    private static final int MOST_PHRASES = 40;

    private PhraseDecider() {}

    static void say(TableDraft draft, SayPhrase command) {
        int seat = TableChecks.seatOf(draft.state(), command.player());
        if (draft.state().seat(seat).phrases() >= MOST_PHRASES) {
            throw new TableRefused(TableRefusal.TOO_MANY_PHRASES);
        }
        draft.add(new PhraseSaid(draft.id(), seat, command.phrase()));
    }
}
