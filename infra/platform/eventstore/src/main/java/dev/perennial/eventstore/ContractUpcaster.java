package dev.perennial.eventstore;

import dev.perennial.contract.json.Upcasting;
import java.util.Objects;
import org.axonframework.serialization.SimpleSerializedType;
import org.axonframework.serialization.upcasting.event.IntermediateEventRepresentation;
import org.axonframework.serialization.upcasting.event.SingleEventUpcaster;
import tools.jackson.databind.JsonNode;

/** One upcasting step of the contract, for Axon. */
final class ContractUpcaster extends SingleEventUpcaster {
    private final Upcasting.Step step;

    ContractUpcaster(Upcasting.Step step) {
        this.step = step;
    }

    @Override
    protected boolean canUpcast(IntermediateEventRepresentation event) {
        return event.getType().getName().equals(step.type())
                && Objects.equals(event.getType().getRevision(), step.from());
    }

    @Override
    protected IntermediateEventRepresentation doUpcast(IntermediateEventRepresentation event) {
        return event.upcastPayload(
                new SimpleSerializedType(step.type(), step.to()),
                JsonNode.class,
                payload -> step.change().apply(payload));
    }
}
