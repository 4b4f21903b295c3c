package dev.perennial.tournament.result;

import dev.perennial.messaging.ListenerRetries;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.kafka.listener.CommonErrorHandler;

@Configuration
class ResultsConfiguration {
    @Bean
    CommonErrorHandler listenerErrors() {
        return ListenerRetries.untilItWorks();
    }
}
