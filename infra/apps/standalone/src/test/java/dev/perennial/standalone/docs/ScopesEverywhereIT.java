package dev.perennial.standalone.docs;

import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.command.admin.FirstAdmin;
import dev.perennial.standalone.RunningStandalone;
import dev.perennial.standalone.TestStandalone;
import dev.perennial.standalone.api.Api;
import dev.perennial.standalone.docs.Programs.Outcome;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Collectors;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/**
 * Every operation of the three descriptions, by programs of an administrator with every set of scopes, through the
 * front door and at the services themselves: none is reached by a token that was not made for it.
 */
class ScopesEverywhereIT {
    private static final String ACCOUNT = "{\"name\":\"boss\",\"password\":\"a long sentence\"}";
    private static final List<String> SERVICES = List.of("command", "query", "tournament");
    private static final int AT_ONCE = 24;

    private static final List<Set<String>> SETS = List.of(
            Set.of("read"),
            Set.of("play"),
            Set.of("organise"),
            Set.of("arbitrate"),
            Set.of("play", "organise"),
            Set.of("play", "arbitrate"),
            Set.of("organise", "arbitrate"));

    /** Believed from this machine, as from a proxy. */
    private static final Map<String, String> HEADERS = Map.ofEntries(
            Map.entry("X-Forwarded-Prefix", "/api/v1/tables"),
            Map.entry("x-forwarded-prefix", "/api/v1/tournaments"),
            Map.entry("X-Forwarded-Host", "games.example"),
            Map.entry("X-Forwarded-Proto", "https"),
            Map.entry("X-Forwarded-Port", "443"),
            Map.entry("X-Forwarded-For", "203.0.113.7"),
            Map.entry("Forwarded", "for=203.0.113.7;host=games.example;proto=https"),
            Map.entry("X-Original-URL", "/api/v1/tables"),
            Map.entry("X-Rewrite-URL", "/api/v1/tables"),
            Map.entry("X-Forwarded-Uri", "/api/v1/tables"),
            Map.entry("X-HTTP-Method-Override", "GET"));

    @TempDir
    static Path data;

    private static RunningStandalone running;
    private static Programs programs;
    private static String self;
    private static final Map<String, Set<String>> NEEDED = new TreeMap<>();
    private static final Map<String, JsonNode> DESCRIBED = new HashMap<>();
    private static final Map<String, String> OWNERS = new HashMap<>();
    private static final Map<Set<String>, String> TOKENS = new LinkedHashMap<>();

    @BeforeAll
    static void start() throws Exception {
        running = TestStandalone.start(data);
        for (String line : Files.readAllLines(Path.of("src/test/resources/scopes.txt"))) {
            if (!line.startsWith("#")) {
                String[] words = line.split(" ");
                NEEDED.put(words[0] + " " + words[1], Set.of(line.split(" ", 3)[2].split(" ")));
            }
        }
        for (int i = 0; i < SERVICES.size(); i++) {
            String address = running.serviceAddresses().get(i);
            var described = new DocumentedApi(running.address(), List.of(SERVICES.get(i))).operations();
            described.keySet().forEach(each -> OWNERS.put(each, address));
            DESCRIBED.putAll(described);
        }
        var api = new Api(running.address());
        JsonNode _ = api.post("/api/v1/auth/sign-up", null, ACCOUNT);
        var accounts = running.database("command");
        assertThat(new FirstAdmin(accounts.url(), accounts.user(), accounts.password())
                        .make("boss", false)
                        .done())
                .isTrue();
        JsonNode admin = api.post("/api/v1/auth/sign-in", null, ACCOUNT);
        self = admin.get("player").asString();
        programs = new Programs(running.address());
        SETS.forEach(each -> TOKENS.put(each, programs.token(admin.get("token").asString(), each)));
    }

    @AfterAll
    static void stop() {
        running.close();
    }

    @Test
    void everyOperationSaysWhichScopesItNeeds() {
        assertThat(new TreeSet<>(OWNERS.keySet()))
                .as("src/test/resources/scopes.txt names the operations that there are")
                .containsExactlyElementsOf(NEEDED.keySet());
        NEEDED.forEach((operation, needed) -> {
            if (!needed.contains("open")) {
                assertThat(DESCRIBED
                                .get(operation)
                                .path("x-token-scopes")
                                .valueStream()
                                .map(JsonNode::asString))
                        .as(operation)
                        .containsExactlyInAnyOrderElementsOf(needed.contains("owner") ? Set.of() : needed);
                assertThat(DESCRIBED.get(operation).path("x-token-scopes").isArray())
                        .as(operation)
                        .isTrue();
            }
        });
        assertThat(NEEDED).hasSizeGreaterThan(120);
    }

    /** The control: without it, a check that refuses everything would do. */
    @Test
    void aTokenReachesWhatItsScopesAllow() throws Exception {
        var shut = Collections.synchronizedList(new ArrayList<String>());
        var calls = new ArrayList<Runnable>();
        NEEDED.forEach((operation, needed) -> TOKENS.forEach((scopes, token) -> {
            if (!needed.contains("open") && allows(needed, scopes)) {
                calls.add(() -> {
                    Outcome mine = canonical(operation, token, self);
                    Outcome other = mine.stopped() ? canonical(operation, token, "p-other") : mine;
                    if (other.stopped()) {
                        shut.add(operation + " by " + scopes + ": " + other);
                    }
                });
            }
        }));
        run(calls);
        assertThat(shut).isEmpty();
        assertThat(calls).hasSizeGreaterThan(400);
    }

    @Test
    void noTokenReachesWhatItsScopesDoNotAllow() throws Exception {
        var reached = Collections.synchronizedList(new ArrayList<String>());
        var calls = new ArrayList<Runnable>();
        NEEDED.forEach((operation, needed) -> TOKENS.forEach((scopes, token) -> {
            if (needed.contains("open") || allows(needed, scopes)) {
                return;
            }
            String method = operation.split(" ")[0];
            String path = path(operation, self);
            for (String address : List.of(running.address(), OWNERS.get(operation))) {
                HEADERS.forEach((name, value) -> calls.add(() -> {
                    Outcome outcome =
                            programs.send(address, method, path + query(operation), token, "{}", Map.of(name, value));
                    if (!outcome.code().equals("SCOPE")) {
                        reached.add(operation + " by " + scopes + " with " + name + ": " + outcome);
                    }
                }));
                Spellings.of(path)
                        .forEach((how, spelt) -> calls.add(() -> {
                            Outcome outcome =
                                    programs.send(address, method, spelt + query(operation), token, "{}", Map.of());
                            if (!outcome.stopped()) {
                                reached.add(
                                        operation + " by " + scopes + " as " + spelt + " (" + how + "): " + outcome);
                            }
                        }));
            }
        }));
        run(calls);
        assertThat(reached).isEmpty();
        assertThat(calls).hasSizeGreaterThan(10_000);
    }

    private static boolean allows(Set<String> needed, Set<String> scopes) {
        return needed.contains("read") || scopes.stream().anyMatch(needed::contains);
    }

    private static Outcome canonical(String operation, String token, String player) {
        boolean names = operation.endsWith("/players") || operation.endsWith("/members");
        String body = names ? "{\"player\":\"" + player + "\"}" : "{}";
        return programs.send(
                running.address(),
                operation.split(" ")[0],
                path(operation, player) + query(operation),
                token,
                body,
                Map.of());
    }

    private static String path(String operation, String player) {
        return operation
                .split(" ")[1]
                .replaceAll("\\{(player|member|organiser|other)}", player)
                .replaceAll("\\{(seat|report|round|season|chapter|note|variation)}", "1")
                .replaceAll("\\{[^}]*}", "none");
    }

    /** What must be asked for: without it a handler that was reached would look like one that was not. */
    private static String query(String operation) {
        return DESCRIBED
                .get(operation)
                .path("parameters")
                .valueStream()
                .filter(each -> each.path("in").asString().equals("query")
                        && each.path("required").asBoolean(false))
                .map(each -> each.get("name").asString() + "=1")
                .collect(Collectors.joining("&", "?", ""));
    }

    private static void run(List<Runnable> calls) throws Exception {
        try (var threads = Executors.newFixedThreadPool(AT_ONCE)) {
            for (Future<?> call : calls.stream().map(threads::submit).toList()) {
                call.get();
            }
        }
    }
}
