package dev.perennial.messaging;

import dev.perennial.domain.table.TableId;
import dev.perennial.domain.table.TableState;
import java.util.LinkedHashMap;
import java.util.SequencedMap;
import org.jspecify.annotations.Nullable;

/**
 * States on their way from the commands to the projection of the same process. The aggregate that decides a move has
 * the state before it; the projection needs the same one, and would otherwise read it from its own events. Between
 * processes nothing is handed over.
 */
public final class TableHandover {
    private static final int UNDER_WAY = 1_024;

    private record Place(TableId table, long sequence) {}

    private final SequencedMap<Place, TableState> states = new LinkedHashMap<>();
    private final int most;

    private TableHandover(int most) {
        this.most = most;
    }

    public static TableHandover withinProcess() {
        return new TableHandover(UNDER_WAY);
    }

    public static TableHandover none() {
        return new TableHandover(0);
    }

    /**
     * Hands a state over.
     *
     * @param sequence of the last event folded into it
     */
    public void put(TableId table, long sequence, TableState state) {
        if (most > 0) {
            synchronized (states) {
                states.put(new Place(table, sequence), state);
                if (states.size() > most) {
                    var _ = states.pollFirstEntry();
                }
            }
        }
    }

    /** The state after that event, if it was handed over; it is asked for once. */
    public @Nullable TableState take(TableId table, long sequence) {
        if (most == 0) {
            return null;
        }
        synchronized (states) {
            return states.remove(new Place(table, sequence));
        }
    }
}
