package dev.perennial.contract.history;

import dev.perennial.contract.json.GameJson;
import dev.perennial.domain.Document;
import dev.perennial.domain.table.Origin;
import dev.perennial.domain.table.SeatState;
import dev.perennial.domain.table.TableEvent;
import dev.perennial.domain.table.TableId;
import dev.perennial.domain.table.TableState;
import dev.perennial.games.GameEvent;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/** Collects a table's events: game events belong to the opening until the first step, then to the latest step. */
final class HistoryBuilder {
    private @Nullable TableState table;
    private long asides;
    private final List<HistoryEvent> opening = new ArrayList<>();
    private final List<HistoryStep> steps = new ArrayList<>();
    private final Function<TableId, List<RecordedEvent>> others;

    /** @param others all events of the tables that this one goes back to */
    HistoryBuilder(Function<TableId, List<RecordedEvent>> others) {
        this.others = others;
    }

    void tell(RecordedEvent recorded) {
        switch (recorded.event()) {
            case TableEvent.TableOpened opened -> table = TableState.opened(opened);
            case TableEvent event -> tell(event, recorded);
            case GameEvent event ->
                tell(HistoryEvent.of(new RecordedEvent(recorded.sequence() - asides, recorded.time(), event)));
            default -> throw new IllegalArgumentException("no event of a table: " + recorded.event());
        }
    }

    private void tell(TableEvent event, RecordedEvent recorded) {
        table = opened().evolve(event, recorded.sequence());
        asides += isAside(event) ? 1 : 0;
        if (event instanceof TableEvent.MoveMade made) {
            steps.add(new HistoryStep(
                    made.seat(),
                    made.number(),
                    canonical(made.move()),
                    false,
                    Objects.requireNonNullElse(made.at(), recorded.time()),
                    List.of(),
                    ""));
        } else if (event instanceof TableEvent.TimeCalled called) {
            var at = Objects.requireNonNullElse(called.at(), recorded.time());
            steps.add(new HistoryStep(called.seat(), null, null, true, at, List.of(), ""));
        }
    }

    /** Events outside of the game are not numbered: a history does not record when they happened. */
    private static boolean isAside(TableEvent event) {
        return switch (event) {
            case TableEvent.SeatsClosed _,
                    TableEvent.SeatForfeited _,
                    TableEvent.VoidVoted _,
                    TableEvent.PhraseSaid _,
                    TableEvent.CommentatorAppointed _,
                    TableEvent.CommentatorDismissed _,
                    TableEvent.CommentPosted _,
                    TableEvent.GameAdjudicated _,
                    TableEvent.ResultCorrected _,
                    TableEvent.RematchOpened _ -> true;
            default -> false;
        };
    }

    /** Databases may reorder the fields of stored JSON; a history has them in the order of the record. */
    private @Nullable JsonNode canonical(@Nullable Document move) {
        return move == null
                ? null
                : GameJson.readMove(opened().game(), move).map(GameJson::write).orElseGet(() -> GameJson.write(move));
    }

    private void tell(HistoryEvent event) {
        if (steps.isEmpty()) {
            opening.add(event);
        } else {
            steps.add(steps.removeLast().with(event));
        }
    }

    GameHistory history() {
        TableState told = opened();
        Origin origin = told.opening().origin();
        var history = new GameHistory(
                origin == null ? GameHistory.FORMAT : GameHistory.BRANCH_FORMAT,
                told.id(),
                told.gameId(),
                told.rulesVersion(),
                told.seats().size(),
                told.firstSeat(),
                GameJson.readOptions(told.game(), told.options())
                        .map(GameJson::write)
                        .orElseGet(() -> GameJson.write(told.options())),
                told.commitment(),
                told.serverSeed(),
                ofSeats(told, SeatState::clientSeed),
                ofSeats(told, SeatState::player),
                opening,
                steps.stream().map(HistoryStep::withDigest).toList(),
                told.forfeits(),
                told.ending(),
                told.result(),
                origin == null ? null : HistoryOrigin.of(origin, GameHistory.of(others.apply(origin.table()), others)),
                "");
        return history.withDigest(HistoryDigest.of(GameJson.write(history)));
    }

    private static <T> List<@Nullable T> ofSeats(TableState table, Function<SeatState, T> part) {
        var parts = new ArrayList<@Nullable T>();
        for (SeatState seat : table.seats()) {
            parts.add(seat == null ? null : part.apply(seat));
        }
        return parts;
    }

    private TableState opened() {
        return Objects.requireNonNull(table, "the first event opens the table");
    }
}
