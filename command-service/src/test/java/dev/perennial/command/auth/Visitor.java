package dev.perennial.command.auth;

import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.command.CommandNode;
import dev.perennial.command.CommandNode.Answer;
import dev.perennial.command.admin.FirstAdmin;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;

/** A person at a command service, with the tokens of the last sign-in. */
public record Visitor(
        CommandNode node, String name, String player, String token, String refreshToken, List<String> codes) {
    public static final String PASSWORD = "a good password";
    private static final AtomicInteger NAMES = new AtomicInteger();

    public static String freshName() {
        return "Visitor" + NAMES.incrementAndGet();
    }

    public static Visitor signUp(CommandNode node) {
        String name = freshName();
        return of(node, name, node.post("/api/v1/auth/sign-up", null, credentials(name, PASSWORD)));
    }

    public static Visitor guest(CommandNode node) {
        return of(node, null, node.send("POST", "/api/v1/auth/guest", null, null));
    }

    public static Visitor of(CommandNode node, String name, Answer answer) {
        assertThat(answer.status()).as(answer.raw().body()).isEqualTo(200);
        var body = answer.body();
        var codes = body.path("recoveryCodes")
                .valueStream()
                .map(each -> each.asString())
                .toList();
        return new Visitor(
                node,
                name,
                body.get("player").asString(),
                body.get("token").asString(),
                body.get("refreshToken").asString(),
                codes);
    }

    public static String credentials(String name, String password) {
        return "{\"name\":\"%s\",\"password\":\"%s\"}".formatted(name, password);
    }

    public Visitor signIn(String password) {
        return of(node, name, node.post("/api/v1/auth/sign-in", null, credentials(name, password)));
    }

    public Answer refresh() {
        return node.post("/api/v1/auth/refresh", null, "{\"refreshToken\":\"" + refreshToken + "\"}");
    }

    public Answer me() {
        return node.get("/api/v1/auth/me", token);
    }

    public Answer post(String path, String body) {
        return node.post("/api/v1" + path, token, body);
    }

    public Answer send(String method, String path, String body) {
        return node.send(method, "/api/v1" + path, token, body);
    }

    public Answer get(String path) {
        return node.get("/api/v1" + path, token);
    }

    public String code(String method, String path, String body) {
        return send(method, path, body).code();
    }

    /** A person who was made an admin from the command line. */
    public static Visitor admin(CommandNode node) {
        var visitor = signUp(node);
        var database = node.database();
        var admin = new FirstAdmin(database.url(), database.user(), database.password());
        assertThat(admin.make(visitor.name(), false).done()).isTrue();
        return visitor.signIn(PASSWORD);
    }

    /** Something that only a good token can do. */
    public Answer openTable() {
        return post("/tables", "{\"game\":\"arboretum\",\"seats\":2}");
    }
}
