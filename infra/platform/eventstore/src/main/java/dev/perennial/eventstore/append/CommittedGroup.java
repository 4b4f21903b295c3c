package dev.perennial.eventstore.append;

import java.time.Instant;
import java.util.Comparator;
import java.util.List;
import org.axonframework.eventhandling.DomainEventMessage;

/**
 * The events of a committed group, in the order in which readers see them.
 *
 * @param previous the last event of the store before them. Nothing is between, and nothing will be: when it was looked
 *     up, every earlier transaction that could store events was over
 */
public record CommittedGroup(EventPosition previous, List<Stored> events) {

    public record Stored(DomainEventMessage<?> event, EventPosition position) {}

    /** Its last position. */
    public EventPosition end() {
        return events.getLast().position();
    }

    /** The time of its latest event. Commands date their events before they meet in a group. */
    public Instant latest() {
        return events.stream()
                .map(stored -> stored.event().getTimestamp())
                .max(Comparator.naturalOrder())
                .orElseThrow();
    }
}
