package dev.perennial.eventstore.command;

import dev.perennial.messaging.Correlation;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;
import org.axonframework.commandhandling.CommandMessage;
import org.axonframework.messaging.MessageDispatchInterceptor;
import org.slf4j.MDC;

/** Gives every command the id of the request that it comes from; one without a request gets its own id. */
final class CommandCorrelation {
    private CommandCorrelation() {}

    static MessageDispatchInterceptor<CommandMessage<?>> interceptor() {
        return new MessageDispatchInterceptor<>() {
            @Override
            public BiFunction<Integer, CommandMessage<?>, CommandMessage<?>> handle(
                    List<? extends CommandMessage<?>> commands) {
                String id = MDC.get(Correlation.NAME);
                return (_, command) ->
                        command.andMetaData(Map.of(Correlation.NAME, id == null ? command.getIdentifier() : id));
            }
        };
    }
}
