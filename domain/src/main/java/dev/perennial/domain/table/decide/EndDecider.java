package dev.perennial.domain.table.decide;

import dev.perennial.domain.PlayerId;
import dev.perennial.domain.table.Ending;
import dev.perennial.domain.table.OfficialDecision;
import dev.perennial.domain.table.TableEvent.ForfeitReason;
import dev.perennial.domain.table.TableEvent.GameAdjudicated;
import dev.perennial.domain.table.TableEvent.TableAborted;
import dev.perennial.domain.table.TableEvent.VoidVoted;
import dev.perennial.domain.table.TableState;
import dev.perennial.domain.table.command.TableCommand.AbortTable;
import dev.perennial.domain.table.command.TableCommand.ForfeitSeat;
import dev.perennial.domain.table.command.TableCommand.Resign;
import dev.perennial.domain.table.command.TableCommand.VoteVoid;
import dev.perennial.domain.table.command.TableRefusal;
import dev.perennial.domain.table.command.TableRefused;
import java.util.Objects;

/** Decides how players end a table, or leave it, before the end of its game. */
final class EndDecider {
    private static final int MOST_VOTES = 10;

    private EndDecider() {}

    /** The owner may abort a rated table until cards are dealt, and any other table until the first move. */
    static void abort(TableDraft draft, AbortTable command) {
        TableState table = draft.state();
        TableChecks.requireOwner(table, command.player());
        TableChecks.requireNotOver(table);
        boolean begun = table.seats().stream()
                .filter(Objects::nonNull)
                .anyMatch(seat -> !seat.moves().isEmpty() || seat.missed() > 0 || seat.isForfeited());
        if (begun || table.terms().rated()) {
            TableChecks.requireNotDealt(table);
        }
        abort(draft, command.player(), Ending.CALLED_OFF);
    }

    static void abort(TableDraft draft, PlayerId by, Ending ending) {
        draft.add(new TableAborted(draft.id(), by, ending));
        draft.revealSeed();
    }

    static void resign(TableDraft draft, Resign command) {
        int seat = playingSeat(draft.state(), command.player());
        draft.forfeit(seat, ForfeitReason.RESIGNED, command.at(), null);
    }

    /** The player did not come, or is gone for good. */
    static void forfeit(TableDraft draft, ForfeitSeat command) {
        int seat = playingSeat(draft.state(), command.player());
        OfficialDecision decision = command.decision();
        if (decision != null) {
            draft.add(new GameAdjudicated(draft.id(), decision.by(), command.reason()));
        }
        draft.forfeit(seat, ForfeitReason.ABSENT, command.at(), decision);
    }

    /** A repeated vote is counted again: a player who did not agree may have forfeited since. */
    static void vote(TableDraft draft, VoteVoid command) {
        TableState table = draft.state();
        int seat = playingSeat(table, command.player());
        if (table.tournament() != null) {
            throw new TableRefused(TableRefusal.OFFICIALS_ONLY);
        }
        if (table.seat(seat).agreesToVoid() != command.agrees()) {
            if (table.seat(seat).votes() >= MOST_VOTES) {
                throw new TableRefused(TableRefusal.TOO_MANY_VOTES);
            }
            draft.add(new VoidVoted(table.id(), seat, command.agrees()));
        }
        boolean agreed = draft.state().seats().stream()
                .filter(each -> each != null && each.isPlayedByPerson())
                .allMatch(each -> Objects.requireNonNull(each).agreesToVoid());
        if (agreed) {
            abort(draft, command.player(), Ending.AGREED);
        }
    }

    private static int playingSeat(TableState table, PlayerId player) {
        int seat = TableChecks.seatOf(table, player);
        TableChecks.requirePlaying(table);
        if (!table.seat(seat).isPlayedByPerson()) {
            throw new TableRefused(TableRefusal.SEAT_FORFEITED);
        }
        return seat;
    }
}
