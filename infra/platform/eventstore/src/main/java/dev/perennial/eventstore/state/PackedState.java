package dev.perennial.eventstore.state;

import dev.perennial.contract.json.Json;
import java.util.Arrays;
import java.util.zip.DataFormatException;
import java.util.zip.Deflater;
import java.util.zip.Inflater;
import org.axonframework.eventhandling.DomainEventMessage;
import org.axonframework.eventhandling.GenericDomainEventMessage;

/** A state as compressed JSON, which takes a tenth of the memory of its objects. */
final class PackedState {
    /** Bytes for the entry of the cache and the objects around the array. */
    private static final int OVERHEAD = 200;

    private final String type;
    private final String aggregate;
    private final long sequence;
    private final Class<?> payloadType;
    private final byte[] json;
    private final int length;

    private PackedState(DomainEventMessage<?> state, byte[] json) {
        this.type = state.getType();
        this.aggregate = state.getAggregateIdentifier();
        this.sequence = state.getSequenceNumber();
        this.payloadType = state.getPayloadType();
        this.json = deflated(json);
        this.length = json.length;
    }

    static PackedState of(DomainEventMessage<?> state) {
        return new PackedState(state, Json.mapper().writeValueAsBytes(state.getPayload()));
    }

    int bytes() {
        return json.length + OVERHEAD;
    }

    DomainEventMessage<?> unpacked() {
        Object payload = Json.mapper().readValue(inflated(), payloadType);
        return new GenericDomainEventMessage<>(type, aggregate, sequence, payload);
    }

    private static byte[] deflated(byte[] json) {
        var deflater = new Deflater(Deflater.BEST_SPEED);
        try {
            deflater.setInput(json);
            deflater.finish();
            // Small texts may grow by a few bytes.
            byte[] packed = new byte[json.length + OVERHEAD];
            return Arrays.copyOf(packed, deflater.deflate(packed));
        } finally {
            deflater.end();
        }
    }

    private byte[] inflated() {
        var inflater = new Inflater();
        try {
            inflater.setInput(json);
            byte[] text = new byte[length];
            int _ = inflater.inflate(text);
            return text;
        } catch (DataFormatException e) {
            throw new IllegalStateException("a packed state cannot be read", e);
        } finally {
            inflater.end();
        }
    }
}
