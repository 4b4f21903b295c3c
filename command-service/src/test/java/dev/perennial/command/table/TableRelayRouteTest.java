package dev.perennial.command.table;

import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.contract.Topics;
import dev.perennial.contract.json.EventTypes;
import dev.perennial.domain.PlayerId;
import dev.perennial.domain.table.TableEvent;
import dev.perennial.domain.table.TableEvent.MoveMade;
import dev.perennial.domain.table.TableEvent.SeatLeft;
import dev.perennial.domain.table.TableId;
import dev.perennial.eventstore.relay.RelayRoute.Outgoing;
import dev.perennial.eventstore.relay.StoredEvent;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.springframework.jdbc.core.JdbcTemplate;

class TableRelayRouteTest {
    private static final TableId OF_CUP = new TableId("cup-r1-t1");

    private final TableRelayRoute route = new TableRelayRoute(new JdbcTemplate());

    @Test
    void theFirstMoveOfASeatAtATournamentTableIsAnArrival() {
        var sent = route.route(stored(OF_CUP, move(OF_CUP, 1)));
        assertThat(sent).extracting(Outgoing::topic).containsExactly(Topics.TABLES, Topics.ARRIVALS);
        assertThat(sent).extracting(Outgoing::key).containsOnly("cup-r1-t1");
        assertThat(sent.getLast().value()).isEqualTo(sent.getFirst().value());
    }

    @Test
    void nothingElseIsAnArrival() {
        var casual = new TableId("0190b9a2");
        for (StoredEvent event : List.of(
                stored(OF_CUP, move(OF_CUP, 2)),
                stored(casual, move(casual, 1)),
                stored(OF_CUP, new SeatLeft(OF_CUP, 0, new PlayerId("ann"))))) {
            assertThat(route.route(event)).extracting(Outgoing::topic).containsExactly(Topics.TABLES);
        }
    }

    private static MoveMade move(TableId table, int number) {
        return new MoveMade(table, 1, number, "key", null, 0, 0);
    }

    private static StoredEvent stored(TableId table, TableEvent event) {
        String type = EventTypes.nameOf(event.getClass()).orElseThrow();
        return new StoredEvent("id", table.code(), 7, 8, Instant.EPOCH, type, "1", "{}", () -> event);
    }
}
