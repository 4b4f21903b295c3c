package dev.perennial.eventstore.append;

import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Stream;
import org.axonframework.eventhandling.DomainEventMessage;

/**
 * The events and rows of one command, stored all or not at all.
 *
 * @param rows that are stored with the events
 * @param stored completed after the commit
 */
record Append(List<DomainEventMessage<?>> events, List<Row<?>> rows, CompletableFuture<Void> stored) {

    Append(List<DomainEventMessage<?>> events, List<Row<?>> rows) {
        this(List.copyOf(events), List.copyOf(rows), new CompletableFuture<>());
    }

    /** A row and who can write it. */
    record Row<R>(RowWriter<R> writer, R row) {}

    Stream<String> aggregates() {
        return events.stream().map(DomainEventMessage::getAggregateIdentifier);
    }

    /** Nodes that store in the same order never wait for each other in a circle. */
    String order() {
        return events.isEmpty() ? "" : events.getFirst().getAggregateIdentifier();
    }
}
