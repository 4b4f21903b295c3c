package dev.perennial.query.projection.progress;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Map;
import java.util.OptionalLong;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.scheduling.annotation.Scheduled;
import org.springframework.stereotype.Component;

/** How many records each topic holds, as of a few seconds ago; unknown while the broker does not answer. */
@Component
class TopicEnds {
    private static final Logger LOG = LoggerFactory.getLogger(TopicEnds.class);

    /** Older values are useless: three reads have failed. */
    private static final Duration FRESH = Duration.ofSeconds(20);

    private record Seen(Map<String, Long> ends, Instant at) {}

    private final Callable<Map<String, Long>> broker;
    private final InstantSource clock;
    private volatile @Nullable Seen seen;

    @Autowired
    TopicEnds(BrokerEnds broker) {
        this(broker::ask, InstantSource.system());
    }

    TopicEnds(Callable<Map<String, Long>> broker, InstantSource clock) {
        this.broker = broker;
        this.clock = clock;
    }

    OptionalLong of(String topic) {
        Seen latest = seen;
        Long end = latest == null || latest.at().plus(FRESH).isBefore(clock.instant())
                ? null
                : latest.ends().get(topic);
        return end == null ? OptionalLong.empty() : OptionalLong.of(end);
    }

    @Scheduled(fixedDelayString = "PT5S")
    void look() {
        try {
            seen = new Seen(broker.call(), clock.instant());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt(); // the service stops
        } catch (Exception e) {
            LOG.debug("cannot read the topic end offsets", e);
        }
    }
}
