package dev.perennial.client;

import dev.perennial.contract.json.Json;
import java.time.Duration;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * A connection to a Perennial server. It is signed in as a player, or anonymous and can only read.
 *
 * <p>Instances are immutable and can be shared by threads. Signing in returns a new instance; tokens are renewed
 * automatically. While the server does not answer, requests that are safe to repeat are sent again. A refusal is thrown
 * as {@link ClientProblem}, a missing answer as {@link Unreachable}.
 */
public final class Perennial {
    private static final Duration PATIENCE = Duration.ofSeconds(30);

    private final Caller caller;

    private Perennial(Caller caller) {
        this.caller = caller;
    }

    /**
     * Connects to a server without signing in. Failing requests are repeated for 30 seconds.
     *
     * @param address the address of the server, for example {@code http://127.0.0.1:8080}
     * @return an anonymous connection
     */
    public static Perennial at(String address) {
        return at(address, PATIENCE);
    }

    /**
     * Connects to a server without signing in.
     *
     * @param address the address of the server, for example {@code http://127.0.0.1:8080}
     * @param patience how long to repeat requests while the server does not answer
     * @return an anonymous connection
     */
    public static Perennial at(String address, Duration patience) {
        return new Perennial(new Caller(Wire.to(address, patience), null));
    }

    /**
     * Signs in as a new guest.
     *
     * @return a connection for that guest
     */
    public Perennial guest() {
        return as("/auth/guest", body());
    }

    /**
     * Creates an account and signs in to it.
     *
     * @param name the name to sign in with
     * @param password the password
     * @param displayName the name that others see; null for the same name
     * @return a connection for the new account
     */
    public Perennial signUp(String name, String password, @Nullable String displayName) {
        ObjectNode wish = body().put("name", name).put("password", password);
        return as("/auth/sign-up", displayName == null ? wish : wish.put("displayName", displayName));
    }

    /**
     * Signs in to an account.
     *
     * @param name the name of the account
     * @param password its password
     * @return a connection for that account
     */
    public Perennial signIn(String name, String password) {
        return as("/auth/sign-in", body().put("name", name).put("password", password));
    }

    /**
     * Signs in under any name without a password. Only servers started with {@code --dev} allow this.
     *
     * @param name the name of the account, which is created if it does not exist
     * @return a connection for that account
     */
    public Perennial devSignIn(String name) {
        return as("/auth/dev", body().put("name", name));
    }

    /**
     * Signs in with a personal access token. The connection can do what the scopes of the token allow, until its owner
     * revokes it.
     *
     * @param secret the secret that was shown when the token was created
     * @return a connection for the owner of the token
     */
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

    /**
     * Returns the id of the signed-in player.
     *
     * @return the id
     * @throws NullPointerException if no player is signed in
     */
    public String player() {
        return Objects.requireNonNull(caller.credentials(), "nobody is signed in")
                .player();
    }

    /**
     * Returns the requests about tables.
     *
     * @return requests that use this connection
     */
    public Tables tables() {
        return new Tables(caller);
    }

    /**
     * Returns the requests about tournaments.
     *
     * @return requests that use this connection
     */
    public Tournaments tournaments() {
        return new Tournaments(caller);
    }

    /**
     * Returns the requests about leagues.
     *
     * @return requests that use this connection
     */
    public Leagues leagues() {
        return new Leagues(caller);
    }

    /**
     * Returns the requests about ratings.
     *
     * @return requests that use this connection
     */
    public Ladders ladders() {
        return new Ladders(caller);
    }

    /**
     * Reads any other path of the API.
     *
     * @param path the path below {@code /api/v1}, for example {@code /games}
     * @return the answer
     */
    public JsonNode get(String path) {
        return caller.get(path);
    }

    static ObjectNode body() {
        return Json.mapper().createObjectNode();
    }
}
