package dev.perennial.command.table;

import dev.perennial.command.table.TableCommand.CorrectResult;
import dev.perennial.contract.PlayerId;
import dev.perennial.contract.table.Counting;
import dev.perennial.contract.table.TableEvent;
import dev.perennial.contract.table.TableEvent.GameAdjudicated;
import dev.perennial.contract.table.TableEvent.GameFinished;
import dev.perennial.contract.table.TableEvent.ResultCorrected;
import dev.perennial.contract.table.TableState;
import dev.perennial.games.Result;
import org.jspecify.annotations.Nullable;

/**
 * How a table was judged so far. A topic may deliver a decision twice; it is made once.
 *
 * @param by who decided over it last; null if only its players did
 * @param counted what its result counts for; null before it has one
 */
record Ruling(
        @Nullable PlayerId by,
        @Nullable String reason,
        @Nullable Counting counted) {

    static @Nullable Ruling after(@Nullable Ruling before, TableEvent event) {
        return switch (event) {
            case GameAdjudicated decided -> new Ruling(decided.by(), decided.reason(), null);
            case GameFinished finished ->
                before == null
                        ? new Ruling(null, null, finished.counting())
                        : new Ruling(before.by, before.reason, finished.counting());
            case ResultCorrected corrected -> new Ruling(corrected.by(), corrected.reason(), corrected.counting());
            default -> before;
        };
    }

    /** @param present how the table stands by now */
    boolean isRepeatedBy(CorrectResult command, Result present) {
        return command.by().equals(by)
                && command.reason().equals(reason)
                && present.seats().stream()
                        .allMatch(seat -> seat.place() == command.places().get(seat.seat()));
    }

    /**
     * Whether a correction of the table's result counts, if its author's decisions do. What was counted or not stays so,
     * whatever rule it was counted by; only a decision without approval leaves the question open.
     */
    static boolean mayCount(@Nullable Ruling last, TableState table) {
        Counting counted = last == null ? null : last.counted;
        if (counted == null || counted.lacksApproval()) {
            return Rules.mayCount(table);
        }
        return counted.rated();
    }
}
