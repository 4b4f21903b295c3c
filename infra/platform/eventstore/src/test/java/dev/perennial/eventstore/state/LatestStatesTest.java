package dev.perennial.eventstore.state;

import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.domain.ExpectedRefusal;
import dev.perennial.domain.PlayerId;
import dev.perennial.domain.table.TableEvent.SeatTaken;
import dev.perennial.domain.table.TableId;
import java.util.HashMap;
import java.util.Map;
import java.util.stream.IntStream;
import org.axonframework.eventhandling.DomainEventMessage;
import org.axonframework.eventhandling.GenericDomainEventMessage;
import org.axonframework.messaging.unitofwork.DefaultUnitOfWork;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.springframework.transaction.support.TransactionSynchronizationManager;

class LatestStatesTest {
    private static final int TABLES = 50;
    private static final int ROOM_FOR_HALF = TABLES / 2 * 300;

    private final LatestStates states = new LatestStates(2, 1_000_000);
    private final Map<String, DomainEventMessage<?>> made = new HashMap<>();

    @AfterEach
    void leaveTransaction() {
        TransactionSynchronizationManager.setActualTransactionActive(false);
    }

    @Test
    void keepsAStateOnceItIsCommitted() {
        DefaultUnitOfWork.startAndGet(null).executeWithResult(() -> {
            states.keep(state(1, 4));
            assertThat(states.load("table-1")).as("not stored yet").isEmpty();
            return null;
        });
        assertThat(states.load("table-1")).contains(state(1, 4));
    }

    @Test
    void theNextStateReplacesIt() {
        keep(1, 4);
        keep(1, 7);
        assertThat(sequence(1)).isEqualTo(7);
    }

    @Test
    void manyMoreArePackedAndComeBackAsTheyWere() {
        for (int table = 0; table < TABLES; table++) {
            keep(table, table);
        }
        for (int table = 0; table < TABLES; table++) {
            var found = states.load("table-" + table).orElseThrow();
            assertThat(found.getPayload()).isEqualTo(state(table, table).getPayload());
            assertThat(found.getSequenceNumber()).isEqualTo(table);
            assertThat(found.getType()).isEqualTo("table");
            assertThat(found.getAggregateIdentifier()).isEqualTo("table-" + table);
        }
    }

    @Test
    void evenOneThatIsPackedAtOnceIsKept() {
        var packing = new LatestStates(0, 1_000_000);
        for (int sequence = 1; sequence < 4; sequence++) {
            var next = state(1, sequence);
            run(() -> packing.keep(next));
            assertThat(packing.load("table-1").orElseThrow().getSequenceNumber())
                    .isEqualTo(sequence);
        }
    }

    /** An old state must not come back when a newer one was kept meanwhile. */
    @Test
    void aPackedStateIsReplacedToo() {
        for (int round = 0; round < 3; round++) {
            for (int table = 0; table < TABLES; table++) {
                keep(table, round);
                assertThat(sequence(table)).isEqualTo(round);
            }
        }
        for (int table = 0; table < TABLES; table++) {
            assertThat(sequence(table)).isEqualTo(2);
        }
    }

    @Test
    void packedStatesTakeNoMoreMemoryThanAllowed() {
        var few = new LatestStates(0, ROOM_FOR_HALF);
        for (int table = 0; table < TABLES; table++) {
            int number = table;
            run(() -> few.keep(state(number, 1)));
        }
        long kept = IntStream.range(0, TABLES)
                .filter(table -> few.load("table-" + table).isPresent())
                .count();
        assertThat(kept).isBetween(1L, TABLES - 1L);
    }

    @Test
    void nothingIsKeptOfACommandThatFails() {
        run(() -> {
            states.keep(state(1, 4));
            throw new IllegalStateException("not stored");
        });
        assertThat(states.load("table-1")).isEmpty();
    }

    /** Another node may have stored more: the next try must read the store. */
    @Test
    void aStateIsForgottenIfItsCommandFails() {
        keep(1, 4);
        run(() -> {
            assertThat(states.load("table-1")).isPresent();
            throw new IllegalStateException("conflict");
        });
        assertThat(states.load("table-1")).isEmpty();
    }

    @Test
    void aPackedStateIsForgottenToo() {
        for (int table = 0; table < TABLES; table++) {
            keep(table, 1);
        }
        for (int table = 0; table < TABLES; table++) {
            String aggregate = "table-" + table;
            run(() -> {
                assertThat(states.load(aggregate)).isPresent();
                throw new IllegalStateException("conflict");
            });
            assertThat(states.load(aggregate)).isEmpty();
        }
    }

    @Test
    void aRefusedMoveForgetsNothing() {
        keep(1, 4);
        run(() -> {
            var _ = states.load("table-1");
            throw new Refused();
        });
        assertThat(sequence(1)).isEqualTo(4);
    }

    @Test
    void withinATransactionNothingIsKept() {
        keep(1, 4);
        TransactionSynchronizationManager.setActualTransactionActive(true);
        keep(1, 5);
        assertThat(states.load("table-1")).isEmpty();
    }

    @Test
    void allCanBeForgotten() {
        for (int table = 0; table < TABLES; table++) {
            keep(table, 1);
        }
        states.clear();
        for (int table = 0; table < TABLES; table++) {
            assertThat(states.load("table-" + table)).isEmpty();
        }
    }

    private static final class Refused extends RuntimeException implements ExpectedRefusal {
        private static final long serialVersionUID = 1L;
    }

    private void keep(int table, long sequence) {
        run(() -> states.keep(state(table, sequence)));
    }

    private static void run(Runnable command) {
        var _ = DefaultUnitOfWork.startAndGet(null).executeWithResult(() -> {
            command.run();
            return null;
        });
    }

    private long sequence(int table) {
        return states.load("table-" + table).orElseThrow().getSequenceNumber();
    }

    private DomainEventMessage<?> state(int table, long sequence) {
        String id = "table-" + table;
        return made.computeIfAbsent(
                id + " " + sequence,
                _ -> new GenericDomainEventMessage<>(
                        "table",
                        id,
                        sequence,
                        new SeatTaken(new TableId(id), 1, new PlayerId("ann"), "seed " + sequence)));
    }
}
