package dev.perennial.standalone.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** The service worker in a real browser, with a server that can be slow or gone. */
class ServiceWorkerTest {
    private static final Path STATIC = Path.of("../../../web/src/main/resources/static");
    private static final String REGISTER = "navigator.serviceWorker.register('/sw.js')";

    /** Opened at once for a server that answers, later for a slow one. */
    private volatile CountDownLatch gate = new CountDownLatch(0);

    private volatile String title = "first";
    private ExecutorService threads;
    private HttpServer server;
    private Window window;
    private Page page;

    @BeforeEach
    void visit() throws IOException {
        var chromium = Chromium.shared();
        threads = Executors.newCachedThreadPool();
        server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.setExecutor(threads);
        server.createContext("/", this::answer);
        server.start();
        window = chromium.open("http://127.0.0.1:" + server.getAddress().getPort(), Look.DESK);
        page = window.page();
        page.navigate("/");
        page.waitForFunction("navigator.serviceWorker.ready.then(() => caches.match('/')).then(Boolean)");
        page.navigate("/ladders");
        page.waitForFunction("Boolean(navigator.serviceWorker.controller)");
    }

    @AfterEach
    void stop() {
        gate.countDown();
        if (server != null) {
            server.stop(0);
            threads.shutdownNow();
        }
        if (window != null) {
            window.close();
        }
    }

    private void answer(HttpExchange exchange) throws IOException {
        String path = exchange.getRequestURI().getPath();
        boolean file = path.contains(".");
        byte[] bytes = file ? Files.readAllBytes(STATIC.resolve(path.substring(1))) : shell();
        exchange.getResponseHeaders().set("Content-Type", path.endsWith(".js") ? "text/javascript" : "text/html");
        exchange.getResponseHeaders().set("Cache-Control", "no-cache");
        exchange.sendResponseHeaders(200, bytes.length);
        exchange.getResponseBody().write(bytes);
        exchange.close();
    }

    private byte[] shell() throws IOException {
        String text = "<!doctype html><h1>" + title + "</h1><script>" + REGISTER + "</script>";
        try {
            if (!gate.await(60, TimeUnit.SECONDS)) {
                throw new IOException("never opened");
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        return text.getBytes();
    }

    @Test
    void aPageComesFromTheServerWhileItAnswers() {
        title = "second";
        page.navigate("/tables/t1");
        assertThat(page.textContent("h1")).isEqualTo("second");
    }

    @Test
    void aSlowServerIsNotWaitedFor() {
        title = "second";
        gate = new CountDownLatch(1);
        page.navigate("/tables/t1");
        assertThat(page.textContent("h1")).as("shown before the server answers").isEqualTo("first");
        gate.countDown();
        page.waitForFunction("caches.match('/').then((kept) => kept.text()).then((text) => text.includes('second'))");
    }

    @Test
    void withoutAConnectionThereIsAPageThatSaysSo() {
        server.stop(0);
        page.navigate("/tables/t1");
        assertThat(page.locator("section[lang]").count()).isEqualTo(3);
        assertThat(page.url()).as("a reload leads on").endsWith("/tables/t1");
    }
}
