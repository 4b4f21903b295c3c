package dev.perennial.client;

import dev.perennial.contract.json.Json;
import java.net.http.HttpRequest.BodyPublishers;
import java.time.Duration;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/** Our credentials on the server. A token lives for minutes; it is exchanged for a new one before it expires. */
final class Credentials {
    private static final Duration EARLY = Duration.ofSeconds(30);

    /** Where the next token comes from, and what is shown for it. */
    private record Renewal(String path, String field, String value) {}

    private final Wire wire;
    private final String player;
    private String token = "";
    private @Nullable Renewal renewal;
    private long endsNanos;

    private Credentials(Wire wire, JsonNode signedIn, @Nullable Renewal renewal) {
        this.wire = wire;
        this.player = signedIn.path("player").asString("");
        this.renewal = renewal;
        take(signedIn);
    }

    /** Of a person: every answer brings what is shown the next time. */
    static Credentials of(Wire wire, JsonNode signedIn) {
        return new Credentials(wire, signedIn, null);
    }

    /** For a program, which presents the same secret until it is revoked. */
    static Credentials ofProgram(Wire wire, JsonNode exchanged, String secret) {
        return new Credentials(wire, exchanged, new Renewal("/auth/token", "secret", secret));
    }

    String player() {
        return player;
    }

    synchronized String token() {
        if (System.nanoTime() - endsNanos > 0 && renewal != null) {
            renew(renewal);
        }
        return token;
    }

    /** The server refused this token; another thread may have renewed it meanwhile. */
    synchronized boolean renewed(String refused) {
        if (refused.equals(token)) {
            if (renewal == null) {
                return false;
            }
            renew(renewal);
        }
        return true;
    }

    private void renew(Renewal by) {
        var body = Json.mapper().createObjectNode().put(by.field(), by.value());
        var request = wire.request(by.path())
                .header("Content-Type", "application/json")
                .POST(BodyPublishers.ofString(body.toString()))
                .build();
        // The server takes a refresh token twice if the second time comes soon: answers do get lost.
        take(Wire.read(wire.retries().run(true, () -> wire.send(request))));
    }

    private void take(JsonNode signedIn) {
        token = signedIn.path("token").asString("");
        String refreshToken = signedIn.path("refreshToken").asString(null);
        if (refreshToken != null) {
            renewal = new Renewal("/auth/refresh", "refreshToken", refreshToken);
        }
        Duration lifetime = Duration.ofSeconds(signedIn.path("expiresIn").asLong(0));
        endsNanos = System.nanoTime() + lifetime.minus(EARLY).toNanos();
    }
}
