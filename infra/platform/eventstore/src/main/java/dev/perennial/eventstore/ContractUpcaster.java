package dev.perennial.eventstore;

import dev.perennial.contract.json.EventTypes;
import dev.perennial.contract.json.Upcasting;
import org.axonframework.serialization.SimpleSerializedType;
import org.axonframework.serialization.upcasting.event.IntermediateEventRepresentation;
import org.axonframework.serialization.upcasting.event.SingleEventUpcaster;
import tools.jackson.databind.JsonNode;

/** All upcasting steps of the contract at once: a chain of one for each would be walked for every event read. */
final class ContractUpcaster extends SingleEventUpcaster {
    @Override
    protected boolean canUpcast(IntermediateEventRepresentation event) {
        var stored = event.getType();
        return Upcasting.isOld(stored.getName(), stored.getRevision());
    }

    @Override
    protected IntermediateEventRepresentation doUpcast(IntermediateEventRepresentation event) {
        String type = event.getType().getName();
        String revision = event.getType().getRevision();
        return event.upcastPayload(
                new SimpleSerializedType(type, EventTypes.revisionOf(type)),
                JsonNode.class,
                payload -> Upcasting.upcast(type, revision, payload));
    }
}
