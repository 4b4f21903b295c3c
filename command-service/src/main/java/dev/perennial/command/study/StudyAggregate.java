package dev.perennial.command.study;

import dev.perennial.domain.study.StudyEvent;
import dev.perennial.domain.study.StudyEvent.StudyCreated;
import dev.perennial.domain.study.StudyId;
import dev.perennial.domain.study.StudyState;
import dev.perennial.domain.study.command.StudyCommand;
import dev.perennial.domain.study.command.StudyCommand.CreateStudy;
import dev.perennial.domain.study.decide.StudyDecider;
import org.axonframework.eventsourcing.EventSourcingHandler;
import org.axonframework.modelling.command.AggregateIdentifier;
import org.axonframework.modelling.command.AggregateLifecycle;
import org.axonframework.modelling.command.ConcurrencyException;
import org.axonframework.spring.stereotype.Aggregate;

/** The shell around {@link StudyDecider} and {@link StudyState}: Axon outside, rules inside. */
@Aggregate(type = "study", cache = "aggregateCache")
class StudyAggregate {
    @AggregateIdentifier
    @SuppressWarnings("UnusedVariable") // read by Axon
    private StudyId id;

    private StudyState state;

    /** For Axon, which fills it from events. */
    @SuppressWarnings("NullAway.Init")
    StudyAggregate() {}

    @SuppressWarnings("NullAway.Init")
    StudyAggregate(CreateStudy command) {
        for (StudyEvent event : StudyDecider.create(command)) {
            var _ = AggregateLifecycle.apply(event);
        }
    }

    /**
     * Returns the sequence number of the last event.
     *
     * @param stored how far the study has come in the store: another node may have brought it there
     */
    long handle(StudyCommand command, long stored) {
        long cached = AggregateLifecycle.getVersion();
        if (stored > cached) {
            throw new ConcurrencyException(
                    "stale aggregate: cached version %d, stored version %d".formatted(cached, stored));
        }
        for (StudyEvent event : StudyDecider.decide(state, command)) {
            var _ = AggregateLifecycle.apply(event);
        }
        return AggregateLifecycle.getVersion();
    }

    StudyState state() {
        return state;
    }

    @EventSourcingHandler
    void on(StudyEvent event) {
        if (event instanceof StudyCreated created) {
            id = created.study();
            state = StudyState.created(created);
        } else {
            state = state.evolve(event);
        }
    }
}
