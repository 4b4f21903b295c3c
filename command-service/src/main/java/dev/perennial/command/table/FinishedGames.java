package dev.perennial.command.table;

import dev.perennial.domain.table.TableId;
import dev.perennial.domain.table.TableState;
import dev.perennial.domain.table.branch.BranchPoint;
import dev.perennial.domain.table.command.TableRefusal;
import dev.perennial.domain.table.command.TableRefused;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
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
        return (sequence < all.size() ? BranchPoint.at(all, sequence) : Optional.<BranchPoint>empty())
                .orElseThrow(() -> new TableRefused(TableRefusal.NO_SUCH_MOMENT));
    }
}
