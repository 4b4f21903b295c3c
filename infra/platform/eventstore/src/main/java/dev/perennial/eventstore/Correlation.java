package dev.perennial.eventstore;

import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;
import org.axonframework.commandhandling.CommandMessage;
import org.axonframework.messaging.MessageDispatchInterceptor;
import org.slf4j.MDC;

/** The id under which a request is followed through all logs, from HTTP over the event to whoever watches. */
public final class Correlation {
    /** Its name in logs, in the meta data of messages and in the headers of Kafka records. */
    public static final String NAME = "correlation";

    /** The command's own id; the name of the header too. */
    static final String COMMAND = "command";

    /** The header with the event's number at its table, which is also its id in a spectator's stream. */
    static final String SEQUENCE = "sequence";

    private Correlation() {}

    /** Gives every command the id of the request that it comes from; what nobody asked for begins a trail of its own. */
    static MessageDispatchInterceptor<CommandMessage<?>> interceptor() {
        return new MessageDispatchInterceptor<>() {
            @Override
            public BiFunction<Integer, CommandMessage<?>, CommandMessage<?>> handle(
                    List<? extends CommandMessage<?>> commands) {
                String id = MDC.get(NAME);
                return (_, command) -> command.andMetaData(Map.of(NAME, id == null ? command.getIdentifier() : id));
            }
        };
    }
}
