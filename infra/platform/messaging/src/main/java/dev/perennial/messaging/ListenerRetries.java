package dev.perennial.messaging;

import java.time.Duration;
import org.springframework.kafka.listener.CommonErrorHandler;
import org.springframework.kafka.listener.DefaultErrorHandler;
import org.springframework.util.backoff.ExponentialBackOff;

/**
 * Retries after a failure: a listener tries the same record again until it works, so that records stay in order. Only
 * an outage of the database or of Kafka gets here; an unreadable record is set aside earlier.
 */
public final class ListenerRetries {
    private static final Duration FIRST_PAUSE = Duration.ofMillis(200);
    private static final Duration LONGEST_PAUSE = Duration.ofSeconds(5);

    private ListenerRetries() {}

    public static CommonErrorHandler untilItWorks() {
        return new DefaultErrorHandler(pauses());
    }

    static ExponentialBackOff pauses() {
        var pauses = new ExponentialBackOff(FIRST_PAUSE.toMillis(), 2);
        pauses.setMaxInterval(LONGEST_PAUSE.toMillis());
        return pauses;
    }
}
