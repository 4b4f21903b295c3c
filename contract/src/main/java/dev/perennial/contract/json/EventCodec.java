package dev.perennial.contract.json;

import dev.perennial.contract.Envelope;
import tools.jackson.databind.JsonNode;

/** Reads the event out of an envelope. */
public final class EventCodec {
    private EventCodec() {}

    /** Thrown when the envelope holds something this version cannot read. */
    public static final class UnreadableEvent extends RuntimeException {
        private static final long serialVersionUID = 1L;

        UnreadableEvent(String message, Throwable cause) {
            super(message, cause);
        }

        UnreadableEvent(String message) {
            super(message);
        }
    }

    public static Object decode(Envelope envelope) {
        return decode(envelope.type(), envelope.version(), envelope.payload());
    }

    public static Object decode(String name, String version, JsonNode payload) {
        Class<?> type = EventTypes.classOf(name).orElseThrow(() -> new UnreadableEvent("unknown event type " + name));
        try {
            return Json.mapper().treeToValue(Upcasting.upcast(name, version, payload), type);
        } catch (RuntimeException e) {
            throw new UnreadableEvent("cannot read " + name + " revision " + version, e);
        }
    }
}
