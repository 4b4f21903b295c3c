package dev.perennial.command.table;

import static dev.perennial.command.table.decide.PlainTable.ANN;
import static dev.perennial.command.table.decide.PlainTable.BEN;
import static dev.perennial.command.table.decide.PlainTable.DECIDER;
import static dev.perennial.command.table.decide.PlainTable.TABLE;
import static dev.perennial.command.table.decide.PlainTable.opening;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.perennial.domain.table.TableEvent.SeatTaken;
import dev.perennial.domain.table.TableTerms;
import org.axonframework.common.caching.Cache;
import org.axonframework.common.caching.WeakReferenceCache;
import org.axonframework.eventhandling.GenericDomainEventMessage;
import org.axonframework.eventsourcing.CachingEventSourcingRepository;
import org.axonframework.eventsourcing.EventSourcingRepository;
import org.axonframework.eventsourcing.eventstore.EmbeddedEventStore;
import org.axonframework.eventsourcing.eventstore.inmemory.InMemoryEventStorageEngine;
import org.axonframework.messaging.unitofwork.CurrentUnitOfWork;
import org.axonframework.modelling.command.AggregateNotFoundException;
import org.junit.jupiter.api.Test;

class TableReaderTest {
    private final EmbeddedEventStore store = EmbeddedEventStore.builder()
            .storageEngine(new InMemoryEventStorageEngine())
            .build();
    private final Cache cache = new WeakReferenceCache();
    private final CachingEventSourcingRepository<TableAggregate> tables = EventSourcingRepository.builder(
                    TableAggregate.class)
            .eventStore(store)
            .cache(cache)
            .build();
    private final TableReader reader = new TableReader(tables, store);

    private void store(long sequence, Object event) {
        store.publish(new GenericDomainEventMessage<>("table", TABLE.code(), sequence, event));
    }

    @Test
    void readsWhatIsStored() {
        store(
                0,
                DECIDER.open(opening("arboretum", 2, "{}", null, TableTerms.casual()))
                        .getFirst());
        assertThat(reader.read(TABLE).owner()).isEqualTo(ANN);
        assertThat(CurrentUnitOfWork.isStarted()).isFalse();
    }

    @Test
    void readsEventsThatAnotherNodeStoredSinceThisOneCachedTheTable() {
        readsWhatIsStored();
        assertThat(cache.containsKey(TABLE.code())).isTrue();
        store(1, new SeatTaken(TABLE, 0, ANN, ""));
        store(2, new SeatTaken(TABLE, 1, BEN, ""));
        assertThat(reader.read(TABLE).seatOf(BEN)).contains(1);
    }

    @Test
    void anUnknownTableIsNotFound() {
        assertThatThrownBy(() -> reader.read(TABLE)).isInstanceOf(AggregateNotFoundException.class);
        assertThat(CurrentUnitOfWork.isStarted()).isFalse();
    }
}
