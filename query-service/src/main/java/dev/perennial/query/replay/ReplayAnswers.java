package dev.perennial.query.replay;

import com.fasterxml.jackson.annotation.JsonUnwrapped;
import dev.perennial.domain.table.TableEvent;
import dev.perennial.games.GameEvent;
import dev.perennial.games.GameView;
import dev.perennial.games.Result;
import dev.perennial.games.Sentence;
import dev.perennial.http.schema.OneOf;
import dev.perennial.query.board.TableView;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/** Describes the output of {@link ReplayWriter} for the API description. A test compares the two. */
final class ReplayAnswers {
    private ReplayAnswers() {}

    record Head(
            String format,
            String table,
            String game,
            String perspective,
            boolean over,
            long last,
            List<@Nullable String> players,
            Map<String, String> names) {}

    record Whole(
            @JsonUnwrapped Head head,
            List<Frame> frames,
            List<ReplayOutline.Turn> turns,
            List<ReplayOutline.Notable> moments,
            List<ReplayOutline.Points> scores,
            @Nullable Result result) {}

    record One(@JsonUnwrapped Head head, long n, Frame frame) {}

    /** The first frame has the position, every other one what has changed: {@code docs/reference/live-data.md}. */
    record Frame(
            long n,
            Instant at,
            String type,
            @OneOf({TableEvent.class, GameEvent.class}) Object event,
            Sentence sentence,
            @Nullable Position position,
            @Nullable List<List<JsonNode>> delta) {}

    record Position(
            TableView.Table table,
            @Nullable Integer seat,
            @Nullable Integer seatMove,
            Set<Integer> awaited,
            List<TableView.SeatTime> clocks,
            @Nullable GameView view,
            @Nullable Result result) {}
}
