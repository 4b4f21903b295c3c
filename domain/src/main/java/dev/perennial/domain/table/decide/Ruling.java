package dev.perennial.domain.table.decide;

import dev.perennial.domain.PlayerId;
import dev.perennial.domain.table.RatingEligibility;
import dev.perennial.domain.table.TableEvent;
import dev.perennial.domain.table.TableEvent.GameAdjudicated;
import dev.perennial.domain.table.TableEvent.GameFinished;
import dev.perennial.domain.table.TableEvent.ResultCorrected;
import dev.perennial.domain.table.TableState;
import dev.perennial.domain.table.command.TableCommand.CorrectResult;
import dev.perennial.games.Result;
import org.jspecify.annotations.Nullable;

/**
 * How a table was judged so far. A topic may deliver a decision twice; it is made once.
 *
 * @param by the official who decided over it last; null if only its players did
 * @param counted what its result counts for; null before it has one
 */
public record Ruling(
        @Nullable PlayerId by,
        @Nullable String reason,
        @Nullable RatingEligibility counted) {

    public static @Nullable Ruling after(@Nullable Ruling before, TableEvent event) {
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
     * Whether a correction of the table's result counts, if its author's decisions do. An earlier answer stays,
     * whatever rule it was based on; only a decision without approval leaves the question open.
     */
    static boolean mayCount(@Nullable Ruling last, TableState table) {
        RatingEligibility counted = last == null ? null : last.counted;
        if (counted == null || counted.lacksApproval()) {
            return RatingEligibilityRules.mayCount(table);
        }
        return counted.rated();
    }
}
