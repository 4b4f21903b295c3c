package dev.perennial.command.table;

import dev.perennial.command.table.TableCommand.CorrectResult;
import dev.perennial.contract.PlayerId;
import dev.perennial.contract.table.TableEvent;
import dev.perennial.contract.table.TableEvent.GameAdjudicated;
import dev.perennial.contract.table.TableEvent.ResultCorrected;
import dev.perennial.games.Result;
import org.jspecify.annotations.Nullable;

/** Who decided over a table last, and why. A topic may deliver a decision twice; it is made once. */
record Ruling(PlayerId by, String reason) {

    static @Nullable Ruling after(@Nullable Ruling before, TableEvent event) {
        return switch (event) {
            case GameAdjudicated decided -> new Ruling(decided.by(), decided.reason());
            case ResultCorrected corrected -> new Ruling(corrected.by(), corrected.reason());
            default -> before;
        };
    }

    /** @param present how the table stands by now */
    boolean isRepeatedBy(CorrectResult command, Result present) {
        return by.equals(command.by())
                && reason.equals(command.reason())
                && present.seats().stream()
                        .allMatch(seat -> seat.place() == command.places().get(seat.seat()));
    }
}
