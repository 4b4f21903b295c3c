package dev.perennial.messaging;

/** The ids by which a request is followed through all logs, from HTTP over the event to the projections. */
public final class Correlation {
    /** The request's id: its name in logs, in the meta data of messages and in the headers of Kafka records. */
    public static final String NAME = "correlation";

    /** The command's own id; also the name of its header. */
    public static final String COMMAND = "command";

    /** The header with the event's number in its aggregate, which is also its id in a spectator's stream. */
    public static final String SEQUENCE = "sequence";

    private Correlation() {}
}
