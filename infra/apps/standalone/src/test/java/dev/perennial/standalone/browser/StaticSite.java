package dev.perennial.standalone.browser;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.regex.Pattern;

/** The files of the web app without anything behind them: for parts that need no server. */
final class StaticSite implements AutoCloseable {
    private static final Path STATIC = Path.of("../../../web/src/main/resources/static");
    private static final Path SCRIPTS = Path.of("../../../web/src/test/js/browser");
    private static final Pattern MAP = Pattern.compile("<script type=\"importmap\">.*?</script>", Pattern.DOTALL);
    private static final Map<String, String> TYPES = Map.of(
            "js", "text/javascript",
            "html", "text/html",
            "css", "text/css",
            "json", "application/json",
            "svg", "image/svg+xml");

    private final HttpServer server;
    private final ExecutorService workers = Executors.newVirtualThreadPerTaskExecutor();

    StaticSite() throws IOException {
        server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.createContext("/", StaticSite::answer);
        server.setExecutor(workers);
        server.start();
    }

    String address() {
        return "http://127.0.0.1:" + server.getAddress().getPort();
    }

    private static void answer(HttpExchange exchange) throws IOException {
        String path = exchange.getRequestURI().getPath();
        byte[] bytes = read(path);
        exchange.getResponseHeaders()
                .set("Content-Type", TYPES.getOrDefault(path.substring(path.lastIndexOf('.') + 1), "text/plain"));
        // the files do not change while tests run, and each test opens its page again
        exchange.getResponseHeaders().set("Cache-Control", "max-age=3600");
        exchange.sendResponseHeaders(bytes.length == 0 ? 404 : 200, bytes.length == 0 ? -1 : bytes.length);
        exchange.getResponseBody().write(bytes);
        exchange.close();
    }

    private static byte[] read(String path) throws IOException {
        if (path.equals("/blank.html")) { // knows where the libraries are, and nothing else
            var map = MAP.matcher(Files.readString(STATIC.resolve("index.html")));
            return map.find() ? ("<!doctype html><meta charset=\"utf-8\">" + map.group()).getBytes() : new byte[0];
        }
        if (path.startsWith("/webjars/")) {
            try (InputStream library = StaticSite.class.getResourceAsStream("/META-INF/resources" + path)) {
                return library == null ? new byte[0] : library.readAllBytes();
            }
        }
        Path file = path.startsWith("/test/")
                ? SCRIPTS.resolve(path.substring("/test/".length()))
                : STATIC.resolve(path.substring(1));
        return Files.isRegularFile(file) ? Files.readAllBytes(file) : new byte[0];
    }

    @Override
    public void close() {
        server.stop(0);
        workers.close();
    }
}
