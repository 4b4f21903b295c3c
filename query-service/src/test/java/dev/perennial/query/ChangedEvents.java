package dev.perennial.query;

import dev.perennial.contract.Envelope;
import java.time.Instant;
import java.util.function.Consumer;
import tools.jackson.databind.node.ObjectNode;

/** Events of a played table, as they would be of a table opened under other terms. */
public final class ChangedEvents {
    private ChangedEvents() {}

    public static Envelope rated(Envelope event) {
        return atOpening(event, event.time(), payload -> ((ObjectNode) payload.get("terms")).put("rated", true));
    }

    public static Envelope ofTournament(Envelope event, String tournament) {
        return atOpening(event, event.time(), payload -> payload.put("tournament", tournament));
    }

    public static Envelope withSpectatorDelay(Envelope event, int seconds, Instant time) {
        return atOpening(
                event, time, payload -> ((ObjectNode) payload.get("terms")).put("spectatorDelaySeconds", seconds));
    }

    /** Changes the opening alone: no other event has terms. */
    public static Envelope atOpening(Envelope event, Instant time, Consumer<ObjectNode> change) {
        var payload = event.payload().deepCopy();
        if (payload.has("terms")) {
            change.accept((ObjectNode) payload);
        }
        return new Envelope(
                event.eventId(),
                event.aggregateId(),
                event.sequence(),
                event.globalIndex(),
                time,
                event.type(),
                event.version(),
                payload);
    }
}
