package dev.perennial.eventstore.relay;

import com.github.benmanes.caffeine.cache.Caffeine;
import com.github.benmanes.caffeine.cache.LoadingCache;
import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.MeterRegistry;
import java.time.Duration;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.dao.DataAccessException;
import org.springframework.scheduling.annotation.Scheduled;

/**
 * How many stored events have not reached Kafka, computed from the relay's token in the database, so that every node
 * reports the same number even if no relay runs.
 */
public class RelayBacklog {
    private static final Logger LOG = LoggerFactory.getLogger(RelayBacklog.class);
    private static final long MINUTES = 10;
    private static final Duration A_MOMENT = Duration.ofSeconds(1);

    private final RelayCheck check;
    private volatile @Nullable RelayComparison last;

    /** Anyone may ask, as often as they like. */
    private final LoadingCache<String, RelayComparison> answers =
            Caffeine.newBuilder().expireAfterWrite(A_MOMENT).build(_ -> comparison());

    RelayBacklog(RelayCheck check, MeterRegistry meters) {
        this.check = check;
        Gauge.builder("perennial.relay.behind", this, RelayBacklog::behind)
                .description("events stored but not sent, as far as the database knows")
                .register(meters);
        Gauge.builder("perennial.relay.missing", this, RelayBacklog::missing)
                .description(
                        "events that the relay has passed without sending them, or sent though they are not stored")
                .register(meters);
    }

    /**
     * At the start, and from time to time: counting everything is too much for every look. One at a time, so that a
     * slow count never replaces a newer one.
     */
    @Scheduled(fixedDelay = MINUTES, timeUnit = TimeUnit.MINUTES)
    public synchronized void compare() {
        try {
            RelayComparison found = check.now();
            last = found;
            answers.invalidateAll();
            if (found.isWhole()) {
                LOG.info("relay: {}", found.inWords());
            } else {
                LOG.error("relay: {}", found.inWords());
            }
        } catch (DataAccessException e) {
            LOG.warn("the relay could not be checked, the next attempt is in {} minutes", MINUTES);
        }
    }

    /** As it was found last, with what waits now. */
    public RelayComparison comparison() {
        RelayComparison found = last;
        if (found == null) {
            found = check.now();
            last = found;
        }
        return new RelayComparison(found.stored(), found.relayed(), check.waiting());
    }

    public RelayStatus status(boolean toAdmin) {
        return RelayStatus.of(answers.get(EventRelay.NAME), toAdmin);
    }

    private double behind() {
        try {
            return check.waiting();
        } catch (DataAccessException e) {
            return Double.NaN;
        }
    }

    private double missing() {
        RelayComparison found = last;
        return found == null ? 0 : found.difference();
    }
}
