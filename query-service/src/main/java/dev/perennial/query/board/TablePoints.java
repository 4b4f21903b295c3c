package dev.perennial.query.board;

import dev.perennial.domain.table.TableState;
import dev.perennial.domain.table.TableStatus;
import dev.perennial.games.Result;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** How the seats of a table stand, judged only by what every spectator sees. */
public final class TablePoints {
    private TablePoints() {}

    /** In seat order; null before play. */
    public static @Nullable List<Integer> of(TableState table) {
        Result result = table.result();
        if (table.status() == TableStatus.FINISHED && result != null) {
            return result.seats().stream().map(Result.SeatResult::points).toList();
        }
        return table.position() == null ? null : table.game().statistics().points(table.runningPosition());
    }
}
