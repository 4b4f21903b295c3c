package dev.perennial.query.table;

import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.domain.table.TableId;
import dev.perennial.domain.table.TableState;
import dev.perennial.messaging.TableHandover;
import dev.perennial.testing.PlayedTable;
import org.junit.jupiter.api.Test;

class TableHandoverTest {
    private static final TableState STATE =
            PlayedTable.opened("handed-over", "arboretum", 2).started().state();
    private static final TableId TABLE = STATE.id();

    private final TableHandover handover = TableHandover.withinProcess();

    @Test
    void givesEachStateOnceAndOnlyAtItsSequence() {
        handover.put(TABLE, 7, STATE);
        assertThat(handover.take(TABLE, 6)).isNull();
        assertThat(handover.take(TABLE, 7)).isSameAs(STATE);
        assertThat(handover.take(TABLE, 7)).isNull();
    }

    @Test
    void forgetsTheOldestIfNobodyTakesThem() {
        for (long sequence = 0; sequence < 5_000; sequence++) {
            handover.put(TABLE, sequence, STATE);
        }
        assertThat(handover.take(TABLE, 0)).isNull();
        assertThat(handover.take(TABLE, 4_999)).isSameAs(STATE);
    }

    @Test
    void betweenProcessesNothingIsHandedOver() {
        var none = TableHandover.none();
        none.put(TABLE, 7, STATE);
        assertThat(none.take(TABLE, 7)).isNull();
    }
}
