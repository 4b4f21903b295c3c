package dev.perennial.command.table;

import dev.perennial.domain.table.TableId;
import dev.perennial.domain.table.TableState;
import dev.perennial.domain.table.branch.BranchPoint;
import dev.perennial.domain.table.command.TableRefusal;
import dev.perennial.domain.table.command.TableRefused;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.axonframework.eventsourcing.eventstore.EventStore;
import org.springframework.stereotype.Component;

/** Reads games that are over, so that other tables can go on with them. */
@Component
public class FinishedGames {
    private final TableReader tables;
    private final EventStore events;

    FinishedGames(TableReader tables, EventStore events) {
        this.tables = tables;
        this.events = events;
    }

    /**
     * The moment of a game from which another table can go on. Refused until its last spectator may know of the end: a
     * table that goes on shows how the game went.
     */
    public BranchPoint at(TableId id, long sequence, Instant now) {
        return read(id, now).at(sequence);
    }

    /** A whole game, refused as above. */
    public FinishedGame read(TableId id, Instant now) {
        TableState table = tables.read(id);
        if (!table.isOver() || table.serverSeed() == null) {
            throw new TableRefused(TableRefusal.NOT_OVER);
        }
        var all = new ArrayList<Object>();
        Instant last = Instant.EPOCH;
        var stored = events.readEvents(id.code(), 0);
        while (stored.hasNext()) {
            var event = stored.next();
            all.add(event.getPayload());
            last = event.getTimestamp();
        }
        var delay = Duration.ofSeconds(table.terms().rated() ? 0 : table.terms().spectatorDelaySeconds());
        if (last.plus(delay).isAfter(now)) {
            throw new TableRefused(TableRefusal.NOT_OVER);
        }
        return new FinishedGame(all);
    }

    /** All events of a table that is over. */
    public record FinishedGame(List<Object> events) {
        public FinishedGame {
            events = List.copyOf(events);
        }

        public long last() {
            return events.size() - 1L;
        }

        public BranchPoint at(long sequence) {
            return (sequence <= last() ? BranchPoint.at(events, sequence) : Optional.<BranchPoint>empty())
                    .orElseThrow(() -> new TableRefused(TableRefusal.NO_SUCH_MOMENT));
        }
    }
}
