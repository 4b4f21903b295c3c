package dev.perennial.eventstore.relay;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** Where a service's stored events go. Called inside the relay's transaction, once per event and attempt. */
@FunctionalInterface
public interface RelayRoute {

    /**
     * A record to be sent; never compared, so the bare bytes do no harm.
     *
     * @param value null takes back what was sent under the key before
     */
    @SuppressWarnings("ArrayRecordComponent")
    record Outgoing(String topic, String key, byte @Nullable [] value) {}

    List<Outgoing> route(StoredEvent event);
}
