package dev.perennial.standalone.docs;

import static dev.perennial.standalone.docs.ExampleSession.BOB;

import dev.perennial.standalone.api.Api;
import dev.perennial.standalone.api.Player;
import java.util.HashMap;
import java.util.Map;
import tools.jackson.databind.JsonNode;

/** Ann and Bob, who send the examples of the descriptions, and the real values for them. */
final class ExampleSession {
    static final String ANN = "p-7f3c";
    static final String BOB = "p-9a";

    private final ExampleCalls calls;
    private final Api api;
    private final Map<String, String> real = new HashMap<>();
    private String ann = "";
    private String bob = "";

    ExampleSession(ExampleCalls calls, Api api) {
        this.calls = calls;
        this.api = api;
    }

    ExampleCalls calls() {
        return calls;
    }

    Api api() {
        return api;
    }

    /** Real values by their names or examples in the descriptions. */
    Map<String, String> real() {
        return real;
    }

    /** Ann's token. */
    String ann() {
        return ann;
    }

    /** Bob's token. */
    String bob() {
        return bob;
    }

    void bobIs(Player player) {
        bob = player.token();
        real.put(BOB, player.id());
    }

    JsonNode send(String operation) throws Exception {
        return calls.send(operation, null, real);
    }

    JsonNode asAnn(String operation) throws Exception {
        return calls.send(operation, ann, real);
    }

    /** Ann is signed in with these tokens from now on. */
    void take(JsonNode signedIn) {
        ann = signedIn.get("token").asString();
        real.put("pr_...", signedIn.get("refreshToken").asString());
    }
}
