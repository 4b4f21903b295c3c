package dev.perennial.query.intake;

import java.nio.charset.StandardCharsets;
import java.time.Duration;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.slf4j.MDC;

/** Goes on with the trail that began at the request: its event is here, and whoever watches is told now. */
final class Trail {
    private static final Logger LOG = LoggerFactory.getLogger(Trail.class);
    private static final String CORRELATION = "correlation";

    /** What is older is read again, and was told when it was new. */
    private static final Duration NEWS = Duration.ofMinutes(1);

    private Trail() {}

    static void tell(Projection projection, ConsumerRecord<String, byte[]> received) {
        var header = received.headers().lastHeader(CORRELATION);
        if (header == null
                || !LOG.isInfoEnabled()
                || received.timestamp() < System.currentTimeMillis() - NEWS.toMillis()) {
            return;
        }
        try (var _ = MDC.putCloseable(CORRELATION, new String(header.value(), StandardCharsets.UTF_8));
                var _ = MDC.putCloseable("table", received.key())) {
            LOG.info("{} has event {} of partition {}", projection.name(), received.offset(), received.partition());
        }
    }
}
