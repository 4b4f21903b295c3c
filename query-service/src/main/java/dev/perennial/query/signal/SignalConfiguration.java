package dev.perennial.query.signal;

import dev.perennial.messaging.signal.SignalHandler;
import dev.perennial.messaging.signal.SignalLoop;
import java.util.List;
import org.springframework.boot.jdbc.autoconfigure.JdbcConnectionDetails;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

/** One listening connection for all handlers of this node. */
@Configuration
class SignalConfiguration {
    @Bean
    SignalLoop signalLoop(JdbcConnectionDetails database, List<SignalHandler> handlers, Signals signals) {
        return new SignalLoop(database, handlers, signals::isOwn);
    }
}
