package dev.perennial.client;

import dev.perennial.contract.json.Json;
import java.net.http.HttpRequest.BodyPublishers;
import java.time.Duration;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/** Who we are to the server. A token lives for minutes; before it ends it is exchanged for a new one. */
final class Credentials {
    private static final Duration EARLY = Duration.ofSeconds(30);

    private final Wire wire;
    private final String player;
    private String token = "";
    private @Nullable String refreshToken;
    private long endsNanos;

    Credentials(Wire wire, JsonNode signedIn) {
        this.wire = wire;
        this.player = signedIn.path("player").asString("");
        take(signedIn);
    }

    String player() {
        return player;
    }

    synchronized String token() {
        if (System.nanoTime() - endsNanos > 0) {
            refresh();
        }
        return token;
    }

    /** The server did not take this token; somebody may have refreshed it meanwhile. */
    synchronized boolean renewed(String refused) {
        if (refused.equals(token)) {
            if (refreshToken == null) {
                return false;
            }
            refresh();
        }
        return true;
    }

    private void refresh() {
        if (refreshToken == null) {
            return;
        }
        var body = Json.mapper().createObjectNode().put("refreshToken", refreshToken);
        var request = wire.request("/auth/refresh")
                .header("Content-Type", "application/json")
                .POST(BodyPublishers.ofString(body.toString()))
                .build();
        // The server takes a refresh token twice if the second time comes soon: answers do get lost.
        take(Wire.read(wire.retries().run(true, () -> wire.send(request))));
    }

    private void take(JsonNode signedIn) {
        token = signedIn.path("token").asString("");
        refreshToken = signedIn.path("refreshToken").asString(null);
        Duration lifetime = Duration.ofSeconds(signedIn.path("expiresIn").asLong(0));
        endsNanos = System.nanoTime() + lifetime.minus(EARLY).toNanos();
    }
}
