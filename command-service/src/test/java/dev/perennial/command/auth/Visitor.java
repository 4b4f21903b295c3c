package dev.perennial.command.auth;

import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.command.CommandNode;
import dev.perennial.command.CommandNode.Answer;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;

/** Somebody at a command service, with whatever the last sign-in gave him. */
record Visitor(CommandNode node, String name, String player, String token, String refreshToken, List<String> codes) {
    static final String PASSWORD = "a good password";
    private static final AtomicInteger NAMES = new AtomicInteger();

    static String freshName() {
        return "Visitor" + NAMES.incrementAndGet();
    }

    static Visitor signUp(CommandNode node) {
        String name = freshName();
        return of(node, name, node.post("/api/v1/auth/sign-up", null, credentials(name, PASSWORD)));
    }

    static Visitor guest(CommandNode node) {
        return of(node, null, node.send("POST", "/api/v1/auth/guest", null, null));
    }

    static Visitor of(CommandNode node, String name, Answer answer) {
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

    static String credentials(String name, String password) {
        return "{\"name\":\"%s\",\"password\":\"%s\"}".formatted(name, password);
    }

    Visitor signIn(String password) {
        return of(node, name, node.post("/api/v1/auth/sign-in", null, credentials(name, password)));
    }

    Answer refresh() {
        return node.post("/api/v1/auth/refresh", null, "{\"refreshToken\":\"" + refreshToken + "\"}");
    }

    Answer me() {
        return node.get("/api/v1/auth/me", token);
    }

    Answer post(String path, String body) {
        return node.post("/api/v1" + path, token, body);
    }

    Answer send(String method, String path, String body) {
        return node.send(method, "/api/v1" + path, token, body);
    }

    /** Something that only a good token can do. */
    Answer openTable() {
        return post("/tables", "{\"game\":\"arboretum\",\"seats\":2}");
    }
}
