package dev.perennial.client;

import dev.perennial.contract.json.Json;
import java.time.Duration;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** A Perennial server as a program sees it: signed in as somebody, or only looking. Safe for many threads. */
public final class Perennial {
    private static final Duration PATIENCE = Duration.ofSeconds(30);

    private final Caller caller;

    private Perennial(Caller caller) {
        this.caller = caller;
    }

    /** Nobody is signed in yet; reading needs no more. */
    public static Perennial at(String address) {
        return at(address, PATIENCE);
    }

    /** With so much patience while the server does not answer. */
    public static Perennial at(String address, Duration patience) {
        return new Perennial(new Caller(Wire.to(address, patience), null));
    }

    /** One call, nothing to say. */
    public Perennial guest() {
        return as("/auth/guest", body());
    }

    public Perennial signUp(String name, String password, @Nullable String displayName) {
        ObjectNode wish = body().put("name", name).put("password", password);
        return as("/auth/sign-up", displayName == null ? wish : wish.put("displayName", displayName));
    }

    public Perennial signIn(String name, String password) {
        return as("/auth/sign-in", body().put("name", name).put("password", password));
    }

    /** Only where the server was started for development. */
    public Perennial devSignIn(String name) {
        return as("/auth/dev", body().put("name", name));
    }

    /** As somebody's program, which may do what its personal token allows, until he takes it back. */
    public Perennial program(String secret) {
        JsonNode exchanged = asNobody("/auth/token", body().put("secret", secret));
        return as(Credentials.ofProgram(caller.wire(), exchanged, secret));
    }

    private Perennial as(String path, JsonNode body) {
        return as(Credentials.of(caller.wire(), asNobody(path, body)));
    }

    private Perennial as(Credentials somebody) {
        return new Perennial(new Caller(caller.wire(), somebody));
    }

    private JsonNode asNobody(String path, JsonNode body) {
        return new Caller(caller.wire(), null).post(path, body);
    }

    /** The id of who is signed in. */
    public String player() {
        return Objects.requireNonNull(caller.credentials(), "nobody is signed in")
                .player();
    }

    public Tables tables() {
        return new Tables(caller);
    }

    public Tournaments tournaments() {
        return new Tournaments(caller);
    }

    public Leagues leagues() {
        return new Leagues(caller);
    }

    public Ladders ladders() {
        return new Ladders(caller);
    }

    /** Whatever else can be read, below {@code /api/v1}. */
    public JsonNode get(String path) {
        return caller.get(path);
    }

    static ObjectNode body() {
        return Json.mapper().createObjectNode();
    }
}
