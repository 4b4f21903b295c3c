package dev.perennial.query.projection;

import dev.perennial.contract.Envelope;
import dev.perennial.contract.json.EventCodec;
import dev.perennial.contract.json.Json;
import java.util.List;

/**
 * Tables computed from one topic, which can be deleted and rebuilt at any time. Their content may depend on the events
 * alone: no clock, no other tables, nothing of the process that happens to run it.
 */
public interface Projection {

    /** Its own progress, dead letters and consumer group go by this name. */
    String name();

    String topic();

    /** All tables it writes, and no other projection does; a rebuild empties them. */
    List<String> tables();

    /**
     * Applies the events, all of them or none: what it throws is the reason none was. They come in order per aggregate,
     * without gap or repetition.
     */
    void apply(List<DecodedEvent> arrivals);

    /**
     * Whether its events build on each other. An aggregate of such a projection needs every event: when an admin skips
     * one, the aggregate stays as it is.
     */
    default boolean folds() {
        return true;
    }

    /** The aggregate that waits if a record under this key cannot be read. */
    default String waitingFor(String key) {
        return key;
    }

    /** Whether its dead letters may also be copied to the dead-letter topic, where nothing is ever erased. */
    default boolean mayBeCopied() {
        return true;
    }

    /**
     * Finds out what a record holds; throws what cannot be read.
     *
     * @param value empty for a record without one
     */
    default Envelope read(String key, byte[] value) {
        return read(value);
    }

    /** As above, for those who do not need the key. */
    default Envelope read(byte[] value) {
        return Json.mapper().readValue(value, Envelope.class);
    }

    /** The event inside; throws what this version does not know. */
    default Object decode(Envelope envelope) {
        return EventCodec.decode(envelope);
    }
}
