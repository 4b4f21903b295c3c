package dev.perennial.query.table;

import dev.perennial.contract.history.RecordedEvent;
import dev.perennial.domain.table.TableEvent;
import dev.perennial.domain.table.TableState;
import dev.perennial.games.GameEvent;
import dev.perennial.games.Viewer;
import dev.perennial.query.live.Step;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** A table right after one of its events. */
public record TableMoment(RecordedEvent last, TableState table) implements Step {

    /** The moment after an event; the first event opens the table. */
    public static TableMoment after(@Nullable TableMoment before, RecordedEvent event) {
        long expected = before == null ? 0 : before.sequence() + 1;
        if (event.sequence() != expected) {
            throw new IllegalStateException("event out of order: expected " + expected + ", found " + event.sequence());
        }
        return new TableMoment(event, evolve(before == null ? null : before.table(), event));
    }

    private static TableState evolve(@Nullable TableState before, RecordedEvent recorded) {
        if (before == null) {
            return TableState.opened((TableEvent.TableOpened) recorded.event());
        }
        return switch (recorded.event()) {
            case TableEvent event -> before.evolve(event, recorded.sequence());
            case GameEvent event -> before.evolve(event);
            default ->
                throw new IllegalStateException(
                        "no event of a table: " + recorded.event().getClass());
        };
    }

    public static @Nullable TableMoment fold(@Nullable TableMoment before, List<RecordedEvent> events) {
        TableMoment moment = before;
        for (RecordedEvent event : events) {
            moment = after(moment, event);
        }
        return moment;
    }

    /** The moment after each of the events. */
    public static List<TableMoment> each(@Nullable TableMoment before, List<RecordedEvent> events) {
        var moments = new ArrayList<TableMoment>(events.size());
        TableMoment moment = before;
        for (RecordedEvent event : events) {
            moment = after(moment, event);
            moments.add(moment);
        }
        return moments;
    }

    /** The same, where of the moment before them only the table is known. */
    static List<TableMoment> eachAfter(TableState before, List<RecordedEvent> events) {
        var moments = new ArrayList<TableMoment>(events.size());
        TableState table = before;
        for (RecordedEvent event : events) {
            table = evolve(table, event);
            moments.add(new TableMoment(event, table));
        }
        return moments;
    }

    @Override
    public long sequence() {
        return last.sequence();
    }

    public Instant time() {
        return last.time();
    }

    /** The seats that have to act now, in order. */
    public Set<Integer> awaited() {
        return table.awaited();
    }

    /** Whether this viewer is one of them. */
    public boolean isAwaited(Viewer viewer) {
        return viewer instanceof Viewer.Seat(int seat) && awaited().contains(seat);
    }
}
