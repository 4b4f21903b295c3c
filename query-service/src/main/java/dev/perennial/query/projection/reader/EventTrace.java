package dev.perennial.query.projection.reader;

import dev.perennial.contract.Topics;
import dev.perennial.messaging.Correlation;
import dev.perennial.query.projection.Projection;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.common.header.Header;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.slf4j.MDC;

/** Continues the trace of the request that caused an event, up to its arrival here. */
final class EventTrace {
    private static final Logger LOG = LoggerFactory.getLogger(EventTrace.class);

    /**
     * With the command that made the event, and the number by which those who watch know it: the id in their stream.
     */
    private static final List<String> NAMES = List.of(Correlation.NAME, Correlation.COMMAND, Correlation.SEQUENCE);

    /** Older events are being read again and were traced when they were new. */
    private static final Duration NEWS = Duration.ofMinutes(1);

    private EventTrace() {}

    static void tell(Projection projection, ConsumerRecord<String, byte[]> received) {
        if (received.headers().lastHeader(Correlation.NAME) == null
                || !LOG.isDebugEnabled()
                || received.timestamp() < System.currentTimeMillis() - NEWS.toMillis()) {
            return;
        }
        String aggregate = aggregateType(projection, received);
        MDC.put(aggregate, received.key());
        NAMES.forEach(name -> put(name, received.headers().lastHeader(name)));
        try {
            LOG.debug(
                    "{} applied offset {} of partition {}", projection.name(), received.offset(), received.partition());
        } finally {
            MDC.remove(aggregate);
            NAMES.forEach(MDC::remove);
        }
    }

    /** Table, tournament, league or study, as in the log line of the command. */
    private static String aggregateType(Projection projection, ConsumerRecord<String, byte[]> received) {
        if (received.topic().equals(Topics.STUDIES)) {
            return "study";
        }
        if (!received.topic().equals(Topics.TOURNAMENTS)) {
            return "table";
        }
        try {
            return projection.read(received.value()).type().startsWith("league.") ? "league" : "tournament";
        } catch (RuntimeException e) {
            return "tournament"; // unreadable, and a dead letter by now
        }
    }

    private static void put(String name, @Nullable Header header) {
        if (header != null) {
            MDC.put(name, new String(header.value(), StandardCharsets.UTF_8));
        }
    }
}
