package dev.perennial.tournament;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.perennial.domain.PlayerId;
import dev.perennial.domain.tournament.TournamentEvent;
import dev.perennial.domain.tournament.TournamentEvent.PlayerRegistered;
import dev.perennial.domain.tournament.TournamentEvent.RulesSet;
import dev.perennial.domain.tournament.TournamentEvent.TournamentCreated;
import dev.perennial.domain.tournament.TournamentId;
import dev.perennial.domain.tournament.TournamentRules;
import java.util.List;
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

class TournamentReaderTest {
    private static final TournamentId ID = new TournamentId("cup");
    private static final PlayerId ORGANISER = new PlayerId("olga");

    private final EmbeddedEventStore store = EmbeddedEventStore.builder()
            .storageEngine(new InMemoryEventStorageEngine())
            .build();
    private final Cache cache = new WeakReferenceCache();
    private final CachingEventSourcingRepository<TournamentAggregate> tournaments = EventSourcingRepository.builder(
                    TournamentAggregate.class)
            .eventStore(store)
            .cache(cache)
            .build();
    private final TournamentReader reader = new TournamentReader(tournaments, store);

    private void store(long sequence, TournamentEvent event) {
        store.publish(new GenericDomainEventMessage<>("tournament", ID.code(), sequence, event));
    }

    @Test
    void readsWhatIsStored() {
        store(0, new TournamentCreated(ID, "Cup", "arboretum", 2, 5, ORGANISER));
        store(1, new RulesSet(ID, TournamentRules.usual(2, 4), ORGANISER, null));
        assertThat(reader.read(ID).name()).isEqualTo("Cup");
        assertThat(CurrentUnitOfWork.isStarted()).isFalse();
    }

    @Test
    void readsEventsThatAnotherNodeStoredSinceThisOneCachedTheTournament() {
        readsWhatIsStored();
        assertThat(cache.containsKey(ID.code())).isTrue();
        for (String player : List.of("ann", "ben")) {
            var id = new PlayerId(player);
            long sequence = player.equals("ann") ? 2 : 3;
            store(sequence, new PlayerRegistered(ID, id, null, 1500, "", false, 1, id, null));
        }
        assertThat(reader.read(ID).entries()).hasSize(2);
    }

    @Test
    void anUnknownTournamentIsNotFound() {
        assertThatThrownBy(() -> reader.read(ID)).isInstanceOf(AggregateNotFoundException.class);
        assertThat(CurrentUnitOfWork.isStarted()).isFalse();
    }
}
