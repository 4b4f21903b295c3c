package dev.perennial.domain.table.decide;

import static java.util.Objects.requireNonNull;

import dev.perennial.domain.PlayerId;
import dev.perennial.domain.table.Ending;
import dev.perennial.domain.table.Places;
import dev.perennial.domain.table.TableEvent.GameAdjudicated;
import dev.perennial.domain.table.TableEvent.ResultCorrected;
import dev.perennial.domain.table.TableState;
import dev.perennial.domain.table.TableStatus;
import dev.perennial.domain.table.command.TableCommand.CorrectResult;
import dev.perennial.domain.table.command.TableCommand.VoidTable;
import dev.perennial.domain.table.command.TableRefusal;
import dev.perennial.domain.table.command.TableRefused;
import org.jspecify.annotations.Nullable;

/** Decides what officials ask: the result of a running or finished game, or that it does not count. */
final class ResultDecider {
    private static final int LONGEST_REASON = 500;

    private ResultDecider() {}

    /** @param last how the table was judged before, if it was */
    static void correct(TableDraft draft, @Nullable Ruling last, CorrectResult command) {
        TableState table = draft.state();
        if (!command.byTournament()) {
            requireNeutral(table, command.by());
        }
        requireReason(command.reason());
        if (command.places().size() != table.seats().size() || !Places.areSound(command.places())) {
            throw new TableRefused(TableRefusal.BAD_PLACES);
        }
        if (table.status() == TableStatus.FINISHED) {
            if (last == null || !last.isRepeatedBy(command, requireNonNull(table.result()))) {
                draft.add(corrected(table, last, command));
            }
            return;
        }
        TableChecks.requirePlaying(table);
        draft.add(new GameAdjudicated(table.id(), command.by(), command.reason()));
        draft.finish(
                Places.decided(command.places(), table.scored()),
                Ending.ADJUDICATED,
                RatingEligibilityRules.eligibility(table, command.decision(), RatingEligibilityRules.mayCount(table)));
    }

    private static ResultCorrected corrected(TableState table, @Nullable Ruling last, CorrectResult command) {
        return new ResultCorrected(
                table.id(),
                table.gameId(),
                table.seats().stream()
                        .map(seat -> requireNonNull(seat).player())
                        .toList(),
                Places.changed(requireNonNull(table.result()), command.places()),
                RatingEligibilityRules.eligibility(table, command.decision(), Ruling.mayCount(last, table)),
                command.by(),
                command.reason());
    }

    static void annul(TableDraft draft, VoidTable command) {
        requireNeutral(draft.state(), command.by());
        requireReason(command.reason());
        TableChecks.requireNotOver(draft.state());
        draft.add(new GameAdjudicated(draft.id(), command.by(), command.reason()));
        EndDecider.abort(draft, command.by(), Ending.VOIDED);
    }

    /** An organiser or admin who plays at a table that counts leaves its decision to someone else. */
    private static void requireNeutral(TableState table, PlayerId official) {
        boolean counts = table.tournament() != null || table.terms().rated();
        if (counts && table.seatOf(official).isPresent()) {
            throw new TableRefused(TableRefusal.OWN_TABLE);
        }
    }

    private static void requireReason(String reason) {
        if (reason.isBlank() || reason.length() > LONGEST_REASON) {
            throw new TableRefused(TableRefusal.REASON_MISSING);
        }
    }
}
