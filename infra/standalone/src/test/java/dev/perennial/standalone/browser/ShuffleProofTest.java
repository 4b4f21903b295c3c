package dev.perennial.standalone.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** The chance of a game drawn again in the browser: the published vectors, and a whole game with every tampering told. */
class ShuffleProofTest {
    private static final Path STATIC = Path.of("../../web/src/main/resources/static");
    private static final Path HISTORY = Path.of("../../contract/src/test/resources/golden/game-history.json");
    private static final String SEED_A = "0".repeat(63) + "1";

    private static HttpServer server;
    private static Chromium chromium;
    private static Page page;

    @BeforeAll
    static void start() throws IOException {
        chromium = Chromium.start();
        server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.createContext("/", ShuffleProofTest::answer);
        server.start();
        String address = "http://127.0.0.1:" + server.getAddress().getPort();
        page = chromium.open(address, Look.DESK).page();
        page.navigate(URI.create(address + "/manifest.json").toString());
    }

    @AfterAll
    static void stop() {
        if (server != null) {
            server.stop(0);
        }
        if (chromium != null) {
            chromium.close();
        }
    }

    private static void answer(HttpExchange exchange) throws IOException {
        String path = exchange.getRequestURI().getPath();
        Path file = path.equals("/history.json") ? HISTORY : STATIC.resolve(path.substring(1));
        exchange.getResponseHeaders()
                .set("Content-Type", path.endsWith(".js") ? "text/javascript" : "application/json");
        byte[] bytes = Files.exists(file) ? Files.readAllBytes(file) : new byte[0];
        exchange.sendResponseHeaders(Files.exists(file) ? 200 : 404, bytes.length == 0 ? -1 : bytes.length);
        exchange.getResponseBody().write(bytes);
        exchange.close();
    }

    private static String drawn(String steps) {
        return (String) page.evaluate("async () => {"
                + "const { sha256, hex, fromHex } = await import('/js/proof/sha256.js');"
                + "const { Chance, gameSeed } = await import('/js/proof/chance.js');"
                + "const numbers = (n) => Array.from({ length: n }, (_, i) => i);"
                + "const times = (n, act) => numbers(n).map(act).join(' ');"
                + "const seed = gameSeed(fromHex('" + SEED_A + "'), ['alice-1', 'bob-2', 'carol-3'], '7');"
                + "const chance = new Chance(seed);"
                + "return String(" + steps + "); }");
    }

    @Test
    void hashesAndSeeds() {
        assertThat(drawn("hex(sha256(fromHex('" + SEED_A + "')))"))
                .isEqualTo("ec4916dd28fc4c10d78e287ca5d9cc51ee1ae73cbfde08c6b37324cbfaac8bc5");
        assertThat(drawn("hex(seed)")).isEqualTo("567050dc3e3d94e8081f69f57fad32de6b22ad6f374bf01035b7eb3c08b26c54");
        assertThat(drawn("hex(gameSeed(Uint8Array.from(numbers(32)), ['', ''], 't-1'))"))
                .isEqualTo("62a36b7e881a03ec5e9d3ec139784f8779fdd30b8f7f3e34be49534cdb828c60");
    }

    @Test
    void wordsNumbersAndShuffles() {
        assertThat(drawn("times(8, () => chance.word())"))
                .isEqualTo("4052970062 260918787 3700116308 1097545878 462689844 94719550 3601178821 1093816401");
        assertThat(drawn("times(6, () => chance.below(3221225472))"))
                .isEqualTo("260918787 1097545878 462689844 94719550 1093816401 68651065");
        assertThat(drawn("[chance.shuffle(numbers(10)).join(' '), times(5, () => chance.below(13)),"
                        + " chance.shuffle(numbers(6)).join(' ')].join(', ')"))
                .isEqualTo("6 8 7 1 5 0 9 4 3 2, 6 11 1 0 0, 0 4 1 5 2 3");
        assertThat(drawn("hex(sha256(Uint8Array.from(chance.shuffle(numbers(80)))))"))
                .isEqualTo("5ac24a8608b02a7bb22b2c5193a3877ed44a21a3a7c454fad2f7701571199e84");
    }

    @Test
    void aWholeGameHoldsAndWhateverIsChangedIsTold() {
        assertThat(findings("")).isEqualTo("commitment,steps,history,draws");
        assertThat(findings("history.serverSeed = history.serverSeed.replace(/^00/, '01')"))
                .doesNotContain("commitment", "draws");
        assertThat(findings("history.clientSeeds[0] = 'alice-2'")).doesNotContain("history", "draws");
        assertThat(findings(
                        "history.opening.find((each) => each.event.type === 'CardsDealt').event.hands[0].reverse()"))
                .doesNotContain("history", "draws");
        assertThat(findings("history.steps[0].at = '2026-01-02T03:04:06Z'")).doesNotContain("steps");
    }

    /** What still holds after a change. */
    private static String findings(String change) {
        return (String) page.evaluate("async () => {"
                + "const { check } = await import('/js/proof/check.js');"
                + "const history = await (await fetch('/history.json')).json();"
                + change + ";"
                + "return (await check(history)).found.filter((each) => each.ok).map((each) => each.key).join(','); }");
    }
}
