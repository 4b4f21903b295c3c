package dev.perennial.domain;

/** A command to one aggregate. Logs and metrics name the aggregate by it. */
public interface AggregateCommand {

    /** The kind of aggregate, as in the event store: table, tournament, league or study. */
    String aggregateType();

    String aggregateId();

    /** Whether it comes so often that metrics count it, and only a log at DEBUG has a line for each. */
    default boolean routine() {
        return false;
    }
}
