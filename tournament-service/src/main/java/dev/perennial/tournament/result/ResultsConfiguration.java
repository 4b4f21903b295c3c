package dev.perennial.tournament.result;

import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.kafka.listener.CommonErrorHandler;
import org.springframework.kafka.listener.DefaultErrorHandler;
import org.springframework.util.backoff.ExponentialBackOff;

@Configuration
class ResultsConfiguration {
    private static final long LONGEST_PAUSE_MILLIS = 5_000;

    /** What fails is the database's or Kafka's trouble: tried until it is over, and in order. */
    @Bean
    CommonErrorHandler forEver() {
        var backOff = new ExponentialBackOff(200, 2);
        backOff.setMaxInterval(LONGEST_PAUSE_MILLIS);
        return new DefaultErrorHandler(backOff);
    }
}
