package dev.perennial.command.study;

import dev.perennial.domain.study.command.StudyCommand;
import dev.perennial.domain.study.command.StudyCommand.CreateStudy;
import org.axonframework.commandhandling.CommandBus;
import org.axonframework.commandhandling.CommandMessage;
import org.axonframework.eventsourcing.eventstore.EventStore;
import org.axonframework.modelling.command.Repository;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Component;

/** Takes every {@link StudyCommand} from the bus to its study. */
@Component
class StudyCommandHandler {
    private final Repository<StudyAggregate> studies;
    private final EventStore events;

    StudyCommandHandler(CommandBus bus, Repository<StudyAggregate> studies, EventStore events) {
        this.studies = studies;
        this.events = events;
        for (Class<?> command : StudyCommand.class.getPermittedSubclasses()) {
            var _ = bus.subscribe(command.getName(), this::handle);
        }
    }

    private @Nullable Object handle(CommandMessage<?> message) throws Exception {
        return switch ((StudyCommand) message.getPayload()) {
            case CreateStudy command ->
                studies.newInstance(() -> new StudyAggregate(command)).identifierAsString();
            case StudyCommand command -> {
                String id = command.study().code();
                long stored = events.lastSequenceNumberFor(id).orElse(-1L);
                yield studies.load(id).invoke(study -> study.handle(command, stored));
            }
        };
    }
}
