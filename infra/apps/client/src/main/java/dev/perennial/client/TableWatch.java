package dev.perennial.client;

import java.io.IOException;
import java.io.InputStream;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/**
 * A table's live stream. A broken connection is opened again after the last event received: no event is lost or comes
 * twice. Close it when you no longer need it.
 */
public final class TableWatch implements AutoCloseable {
    private static final long FIRST_PAUSE = 200;
    private static final long LONGEST_PAUSE = 5_000;

    private final Caller caller;
    private final String path;
    /** Empty after the last frame of a stream that the server refused. */
    private final BlockingQueue<Optional<Frame>> frames = new LinkedBlockingQueue<>();

    private final Thread reader;
    private volatile boolean closed;
    private volatile @Nullable ClientProblem refused;
    private @Nullable Long last;

    private TableWatch(Caller caller, String path, @Nullable Long lastEventId) {
        this.caller = caller;
        this.path = path;
        this.last = lastEventId;
        this.reader = Thread.ofVirtual().unstarted(this::readOn);
    }

    static TableWatch from(Caller caller, String path, @Nullable Long lastEventId) {
        var watch = new TableWatch(caller, path, lastEventId);
        watch.reader.start();
        return watch;
    }

    /**
     * Waits for the next frame.
     *
     * @param patience how long to wait
     * @return the next frame, or empty if none came in that time
     * @throws ClientProblem as soon as the server has refused the stream
     */
    public Optional<Frame> next(Duration patience) {
        try {
            Optional<Frame> frame = frames.poll(patience.toMillis(), TimeUnit.MILLISECONDS);
            ClientProblem problem = refused;
            if (frame != null && frame.isEmpty() && problem != null) {
                frames.add(frame); // for the next call
                throw problem;
            }
            return frame == null ? Optional.empty() : frame;
        } catch (InterruptedException e) {
            throw Pause.interrupted(e);
        }
    }

    private void readOn() {
        long pause = FIRST_PAUSE;
        try {
            while (!closed) {
                Long before = last;
                try {
                    readOnce();
                } catch (IOException | Unreachable e) {
                    // It is opened again below.
                }
                pause = Objects.equals(before, last) ? Math.min(2 * pause, LONGEST_PAUSE) : FIRST_PAUSE;
                // Not all at once: a server that comes back has other things to do than to meet a thousand of us.
                Pause.millis(ThreadLocalRandom.current().nextLong(pause / 2, pause));
            }
        } catch (ClientProblem problem) {
            refused = problem;
            frames.add(Optional.empty());
        } catch (IllegalStateException e) {
            // Interrupted by close.
        }
    }

    private void readOnce() throws IOException {
        var response = caller.wire().receive(request(), BodyHandlers.ofInputStream());
        try (InputStream body = response.body()) {
            if (response.statusCode() != 200) {
                String text = new String(body.readAllBytes(), StandardCharsets.UTF_8);
                ClientProblem problem = Wire.problem(response, text);
                if (problem.isOutage() || problem.isTooMany()) {
                    throw new IOException(problem);
                }
                throw problem;
            }
            Frames.read(body, this::take);
        }
    }

    private HttpRequest request() {
        var request = HttpRequest.newBuilder(caller.wire().request(path).build().uri())
                .header("Accept", "text/event-stream");
        Credentials credentials = caller.credentials();
        if (credentials != null) {
            request.header("Authorization", "Bearer " + credentials.token());
        }
        if (last != null) {
            request.header("Last-Event-ID", last.toString());
        }
        return request.build();
    }

    private void take(Frame frame) {
        // A snapshot behind what we know: the server was set back, and what it says now counts.
        if (last == null || frame.id() > last || frame.event().equals("snapshot")) {
            last = frame.id();
            frames.add(Optional.of(frame));
        }
    }

    /** Ends the stream. Frames already received can still be read. */
    @Override
    public void close() {
        closed = true;
        reader.interrupt();
    }
}
