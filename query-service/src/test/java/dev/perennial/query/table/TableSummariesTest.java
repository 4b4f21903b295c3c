package dev.perennial.query.table;

import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.contract.PlayerId;
import dev.perennial.contract.json.Json;
import dev.perennial.contract.table.TableEvent.PlayStarted;
import dev.perennial.contract.table.TableEvent.TableOpened;
import dev.perennial.contract.table.TableId;
import dev.perennial.contract.table.TableState;
import dev.perennial.contract.table.TableTerms;
import dev.perennial.contract.table.TableTerms.Visibility;
import dev.perennial.games.FirstSeat;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.Test;

class TableSummariesTest {
    private static final TableId AGAIN = new TableId("t-1-again1");
    private static final PlayerId ANN = new PlayerId("ann");

    @Test
    void theFreeSeatsOfARematchAreNotOfferedToEverybody() {
        var open = TableState.opened(opened(new TableId("t-1")));
        assertThat(TableSummaries.listed(open)).isEqualTo(Visibility.INVITED);
        var playing = open.evolve(new PlayStarted(AGAIN, 0, 0, Instant.EPOCH), 1);
        assertThat(TableSummaries.listed(playing)).isEqualTo(Visibility.PUBLIC);
        assertThat(TableSummaries.listed(TableState.opened(opened(null)))).isEqualTo(Visibility.PUBLIC);
    }

    private static TableOpened opened(TableId rematchOf) {
        return new TableOpened(
                AGAIN,
                "arboretum",
                "1",
                2,
                FirstSeat.SEAT1,
                Json.mapper().createObjectNode(),
                ANN,
                "00",
                TableTerms.casual(),
                null,
                rematchOf,
                List.of(ANN));
    }
}
