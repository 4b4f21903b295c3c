package dev.perennial.standalone.frontdoor;

import static java.nio.charset.StandardCharsets.UTF_8;

import jakarta.servlet.AsyncContext;
import jakarta.servlet.http.HttpServlet;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.Locale;
import java.util.Set;
import java.util.concurrent.Executors;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Collectors;
import org.apache.catalina.LifecycleException;
import org.apache.catalina.connector.Connector;
import org.apache.catalina.startup.Tomcat;
import org.apache.coyote.http11.AbstractHttp11Protocol;

/** Answers with its name and what it was asked; under /stream it sends a line whenever it is let. */
final class FakeService implements AutoCloseable {
    private static final long CLIENT_PATIENCE_MILLIS = 2_000;

    private final String name;
    private final Tomcat server = new Tomcat();
    private final Semaphore lines = new Semaphore(0);
    private final AtomicInteger asked = new AtomicInteger();
    private final AtomicInteger ended = new AtomicInteger();
    private volatile Set<String> headers = Set.of();
    private final int port;

    FakeService(String name) throws IOException {
        this.name = name;
        Path folder = Files.createTempDirectory("fake-service");
        server.setBaseDir(folder.toString());
        server.setSilent(true);
        server.setPort(0);
        var connector = server.getConnector();
        connector.setProperty("address", "127.0.0.1");
        var protocol = (AbstractHttp11Protocol<?>) connector.getProtocolHandler();
        protocol.setExecutor(Executors.newVirtualThreadPerTaskExecutor());
        protocol.setCompression("on");
        protocol.setConnectionTimeout((int) CLIENT_PATIENCE_MILLIS);
        protocol.setKeepAliveTimeout(-1);
        var context = server.addContext("", folder.toString());
        Tomcat.addServlet(context, "answers", new Answers()).setAsyncSupported(true);
        context.addServletMappingDecoded("/", "answers");
        try {
            server.start();
            port = connector.getLocalPort();
        } catch (LifecycleException e) {
            throw new IOException(e);
        }
    }

    /** Names of the headers of the last request, in lower case. */
    Set<String> headers() {
        return headers;
    }

    int port() {
        return port;
    }

    Connector connector() {
        return server.getConnector();
    }

    void letLine() {
        lines.release();
    }

    int asked() {
        return asked.get();
    }

    /** How many requests have ended, in whatever way. */
    int ended() {
        return ended.get();
    }

    private final class Answers extends HttpServlet {
        @Override
        protected void service(HttpServletRequest request, HttpServletResponse response) throws IOException {
            asked.incrementAndGet();
            headers = Collections.list(request.getHeaderNames()).stream()
                    .map(each -> each.toLowerCase(Locale.ROOT))
                    .collect(Collectors.toSet());
            String path = request.getRequestURI();
            try {
                if (path.endsWith("/stream")) {
                    stream(response);
                } else if (path.endsWith("/flood")) {
                    flood(response);
                } else if (path.endsWith("/later")) {
                    later(request.startAsync());
                } else if (path.endsWith("/unchanged")) {
                    response.setHeader("ETag", "\"1\"");
                    response.setStatus(HttpServletResponse.SC_NOT_MODIFIED);
                } else if (path.endsWith("/long")) {
                    response.setContentType("text/plain");
                    response.getOutputStream().write("0123456789".repeat(10_000).getBytes(UTF_8));
                } else if (path.endsWith("/peer")) {
                    boolean ports = request.getRemotePort() > 0 && request.getLocalPort() > 0;
                    response.getWriter().print(request.getRemoteAddr() + "|" + ports + "|" + request.getScheme());
                } else if (path.endsWith("/broken")) {
                    throw new IllegalStateException("as asked");
                } else {
                    describe(request, response);
                }
            } finally {
                ended.incrementAndGet();
            }
        }
    }

    private void describe(HttpServletRequest request, HttpServletResponse response) throws IOException {
        String query = request.getQueryString();
        byte[] body = String.join(
                        "|",
                        name,
                        request.getMethod(),
                        request.getRequestURI() + (query == null ? "" : "?" + query),
                        String.valueOf(request.getHeader("Host")),
                        String.valueOf(request.getHeader("X-Forwarded-Host")),
                        String.valueOf(request.getHeader("X-Forwarded-Proto")),
                        String.valueOf(request.getHeader("X-Forwarded-For")),
                        String.valueOf(request.getHeader("Forwarded")),
                        new String(request.getInputStream().readAllBytes(), UTF_8))
                .getBytes(UTF_8);
        response.addHeader("Set-Cookie", "a=b");
        response.setStatus(request.getRequestURI().endsWith("/refused") ? 401 : 200);
        response.setContentType("text/plain;charset=utf-8");
        response.setContentLength(body.length);
        response.getOutputStream().write(body);
    }

    private void stream(HttpServletResponse response) throws IOException {
        response.setContentType("text/event-stream");
        response.flushBuffer();
        for (int id = 1; id <= 3; id++) {
            lines.acquireUninterruptibly();
            response.getOutputStream().write(("data: " + id + "\n").getBytes(UTF_8));
            response.flushBuffer();
        }
    }

    /** Without an end, until the client stops reading. */
    private static void flood(HttpServletResponse response) throws IOException {
        byte[] much = new byte[64 << 10];
        while (true) {
            response.getOutputStream().write(much);
        }
    }

    /** From another thread, after the servlet has returned. */
    private static void later(AsyncContext context) {
        context.setTimeout(TimeUnit.SECONDS.toMillis(10));
        Thread.startVirtualThread(() -> {
            try {
                context.getResponse().getOutputStream().write("later".getBytes(UTF_8));
            } catch (IOException e) {
                throw new IllegalStateException(e);
            } finally {
                context.complete();
            }
        });
    }

    @Override
    public void close() {
        try {
            lines.release(1_000);
            if (server.getServer().getState().isAvailable()) {
                server.stop();
                server.destroy();
            }
        } catch (LifecycleException e) {
            throw new IllegalStateException(e);
        }
    }
}
