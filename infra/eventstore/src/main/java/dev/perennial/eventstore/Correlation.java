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

    private Correlation() {}

    /** Gives every command the id of the request that it comes from. */
    static MessageDispatchInterceptor<CommandMessage<?>> interceptor() {
        return new MessageDispatchInterceptor<>() {
            @Override
            public BiFunction<Integer, CommandMessage<?>, CommandMessage<?>> handle(
                    List<? extends CommandMessage<?>> commands) {
                String id = MDC.get(NAME);
                return (_, command) -> id == null ? command : command.andMetaData(Map.of(NAME, id));
            }
        };
    }
}
