package dev.perennial.query.tournament;

import dev.perennial.contract.json.Json;
import dev.perennial.domain.tournament.TournamentEvent;
import dev.perennial.domain.tournament.TournamentEvent.InvitationDeclined;
import dev.perennial.domain.tournament.TournamentEvent.InvitationWithdrawn;
import dev.perennial.domain.tournament.TournamentEvent.PlayerInvited;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** Events as everybody may see them: without the client seeds, which are part of the shuffles to come. */
final class PublicEvents {
    private static final String SEED = "clientSeed";

    private PublicEvents() {}

    /** Whether an event is only for the organisers and its player: invitations and refusals. */
    static boolean isPrivate(TournamentEvent event) {
        return switch (event) {
            case PlayerInvited _, InvitationDeclined _, InvitationWithdrawn _ -> true;
            default -> false;
        };
    }

    static JsonNode of(TournamentEvent event) {
        JsonNode json = Json.mapper().valueToTree(event);
        strip(json);
        return json;
    }

    private static void strip(JsonNode json) {
        if (json instanceof ObjectNode object) {
            var _ = object.remove(SEED);
        }
        json.forEach(PublicEvents::strip);
    }
}
