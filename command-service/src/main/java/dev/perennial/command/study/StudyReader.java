package dev.perennial.command.study;

import dev.perennial.domain.study.StudyEvent;
import dev.perennial.domain.study.StudyId;
import dev.perennial.domain.study.StudyState;
import dev.perennial.eventstore.command.AggregateReader;
import org.axonframework.eventsourcing.eventstore.EventStore;
import org.axonframework.modelling.command.Repository;
import org.springframework.stereotype.Component;

/** Reads the present state of a study. Changes nothing and sends no command. */
@Component
public class StudyReader {
    private final AggregateReader<StudyAggregate, StudyState> studies;

    StudyReader(Repository<StudyAggregate> studies, EventStore events) {
        this.studies = new AggregateReader<>(
                studies,
                events,
                StudyAggregate::state,
                (state, event) -> state.evolve((StudyEvent) event.getPayload()));
    }

    /** Fails with an {@code AggregateNotFoundException} if there is no such study. */
    public StudyState read(StudyId id) {
        return studies.read(id.code());
    }
}
