package dev.perennial.command.table;

import dev.perennial.contract.Topics;
import dev.perennial.contract.json.EventTypes;
import dev.perennial.contract.json.Json;
import dev.perennial.domain.table.ResultRecord;
import dev.perennial.domain.table.TableEvent.GameFinished;
import dev.perennial.domain.table.TableEvent.MoveMade;
import dev.perennial.domain.table.TableEvent.Outcome;
import dev.perennial.domain.table.TableEvent.ResultCorrected;
import dev.perennial.domain.table.TableId;
import dev.perennial.domain.tournament.PairedTable;
import dev.perennial.eventstore.relay.RelayRoute;
import dev.perennial.eventstore.relay.StoredEvent;
import java.util.List;
import java.util.Set;
import org.springframework.jdbc.core.JdbcTemplate;
import org.springframework.stereotype.Component;

/**
 * Studies have a topic of their own, everything else goes to the tables topic; a finished game, and a corrected one,
 * also to the results, with its number. The first move of a seat at a tournament's table also goes to the arrivals,
 * so that the tournament service need not read every table event.
 */
@Component
class TableRelayRoute implements RelayRoute {
    private static final Set<String> OUTCOMES = Set.of(
            EventTypes.nameOf(GameFinished.class).orElseThrow(),
            EventTypes.nameOf(ResultCorrected.class).orElseThrow());

    private static final String STUDIES = "study.";

    private static final String MOVE_MADE = EventTypes.nameOf(MoveMade.class).orElseThrow();

    private final JdbcTemplate jdbc;

    TableRelayRoute(JdbcTemplate jdbc) {
        this.jdbc = jdbc;
    }

    @Override
    public List<Outgoing> route(StoredEvent event) {
        if (event.type().startsWith(STUDIES)) {
            return List.of(new Outgoing(Topics.STUDIES, event.aggregateId(), event.envelope()));
        }
        var toTables = new Outgoing(Topics.TABLES, event.aggregateId(), event.envelope());
        if (OUTCOMES.contains(event.type())) {
            return List.of(toTables, result(event));
        }
        return isArrival(event)
                ? List.of(toTables, new Outgoing(Topics.ARRIVALS, toTables.key(), toTables.value()))
                : List.of(toTables);
    }

    private static boolean isArrival(StoredEvent event) {
        return event.type().equals(MOVE_MADE)
                && PairedTable.tournamentOf(new TableId(event.aggregateId())).isPresent()
                && ((MoveMade) event.payload().get()).number() == 1;
    }

    private Outgoing result(StoredEvent event) {
        var finished = (Outcome) event.payload().get();
        var result = new ResultRecord(
                number(event.eventId()),
                finished.table(),
                event.sequence(),
                finished.game(),
                event.time(),
                finished.players(),
                finished.result(),
                finished.ending(),
                finished.counting());
        return new Outgoing(Topics.RESULTS, event.aggregateId(), Json.mapper().writeValueAsBytes(result));
    }

    /** The same number every time the event comes by, also after the relay was set back. */
    private long number(String eventId) {
        jdbc.update("""
                insert into result_number (result_no, event_id)
                select coalesce(max(result_no), 0) + 1, ? from result_number
                on conflict (event_id) do nothing
                """, eventId);
        Long number =
                jdbc.queryForObject("select result_no from result_number where event_id = ?", Long.class, eventId);
        if (number == null) {
            throw new IllegalStateException("result without a number");
        }
        return number;
    }
}
