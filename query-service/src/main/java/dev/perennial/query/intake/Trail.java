package dev.perennial.query.intake;

import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.common.header.Header;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.slf4j.MDC;

/** Goes on with the trail that began at the request: its event is here, and whoever watches is told now. */
final class Trail {
    private static final Logger LOG = LoggerFactory.getLogger(Trail.class);
    private static final String CORRELATION = "correlation";

    /** With the command that made the event, and the number by which those who watch know it: the id in their stream. */
    private static final List<String> NAMES = List.of(CORRELATION, "command", "sequence");

    /** What is older is read again, and was told when it was new. */
    private static final Duration NEWS = Duration.ofMinutes(1);

    private Trail() {}

    static void tell(Projection projection, ConsumerRecord<String, byte[]> received) {
        if (received.headers().lastHeader(CORRELATION) == null
                || !LOG.isInfoEnabled()
                || received.timestamp() < System.currentTimeMillis() - NEWS.toMillis()) {
            return;
        }
        MDC.put("table", received.key());
        NAMES.forEach(name -> put(name, received.headers().lastHeader(name)));
        try {
            LOG.info("{} has event {} of partition {}", projection.name(), received.offset(), received.partition());
        } finally {
            MDC.remove("table");
            NAMES.forEach(MDC::remove);
        }
    }

    private static void put(String name, @Nullable Header header) {
        if (header != null) {
            MDC.put(name, new String(header.value(), StandardCharsets.UTF_8));
        }
    }
}
