package dev.perennial.query.finished;

import dev.perennial.query.table.SeatRow;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A finished game at a glance. */
record GameRow(
        String table,
        String game,
        Instant finishedAt,
        List<SeatRow> seats,
        @Nullable String tournament,
        int moves,
        int events,
        int minutes) {}
