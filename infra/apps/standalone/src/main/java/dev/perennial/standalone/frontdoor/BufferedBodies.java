package dev.perennial.standalone.frontdoor;

import dev.perennial.http.limit.LargeBodies;
import java.nio.ByteBuffer;
import java.time.Duration;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import org.eclipse.jetty.http.HttpField;
import org.eclipse.jetty.http.HttpFields;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.io.Content;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;
import org.eclipse.jetty.util.thread.Scheduler;
import org.springframework.http.HttpStatus;

/**
 * Forwards a request only once its whole body has arrived: a slow client occupies only its own connection, and only for
 * a short time. Files get more memory, so only a few arrive at a time.
 */
final class BufferedBodies extends Handler.Wrapper {
    private final OpenConnections connections;
    private final int most;
    private final Duration patience;
    private final Semaphore places = new Semaphore(LargeBodies.PLACES);

    BufferedBodies(ConnectionLimits limits, OpenConnections connections, Handler next) {
        super(next);
        this.connections = connections;
        this.most = limits.bodyBytes();
        this.patience = limits.body();
    }

    @Override
    public boolean handle(Request request, Response response, Callback callback) throws Exception {
        boolean chunked = request.getHeaders().contains(HttpHeader.TRANSFER_ENCODING);
        long length = request.getHeaders().getLongField(HttpHeader.CONTENT_LENGTH);
        int longest = Math.toIntExact(LargeBodies.most(Request.getPathInContext(request), most));
        if (length > longest) {
            tooLong(response, callback);
        } else if (longest > most && (chunked || length > most)) {
            readLarge(request, response, callback, longest);
        } else if (chunked || length > 0) {
            new Reading(request, response, callback, most).begin();
        } else {
            return next(request, response, callback);
        }
        return true;
    }

    private void readLarge(Request request, Response response, Callback callback, int longest) {
        if (places.tryAcquire()) {
            new Reading(request, response, Callback.from(callback, () -> places.release()), longest).begin();
        } else {
            ProblemHandler.write(
                    response,
                    callback,
                    HttpStatus.SERVICE_UNAVAILABLE,
                    LoadShedding.CODE,
                    LoadShedding.DETAIL,
                    ProblemHandler.CLOSE,
                    new HttpField(HttpHeader.RETRY_AFTER, String.valueOf(LoadShedding.RETRY_AFTER.toSeconds())));
        }
    }

    private static void tooLong(Response response, Callback callback) {
        ProblemHandler.write(
                response,
                callback,
                HttpStatus.CONTENT_TOO_LARGE,
                "TOO_LONG",
                "The request body is too long.",
                ProblemHandler.CLOSE);
    }

    private boolean next(Request request, Response response, Callback callback) throws Exception {
        connections.asks(GuardedConnector.channel(request));
        return super.handle(request, response, callback);
    }

    /** Reads one body, until its end, its limit or the timeout. */
    private final class Reading {
        private final Request request;
        private final Response response;
        private final Callback callback;
        private final ByteBuffer body;
        private final AtomicBoolean decided = new AtomicBoolean();
        private final Scheduler.Task alarm;

        Reading(Request request, Response response, Callback callback, int longest) {
            this.request = request;
            this.response = response;
            this.callback = callback;
            long length = request.getHeaders().getLongField(HttpHeader.CONTENT_LENGTH);
            this.body = ByteBuffer.allocate(length < 0 ? longest : Math.toIntExact(length));
            this.alarm = request.getComponents()
                    .getScheduler()
                    .schedule(this::tooSlow, patience.toMillis(), TimeUnit.MILLISECONDS);
        }

        void begin() {
            while (true) {
                Content.Chunk chunk = request.read();
                if (chunk == null) {
                    request.demand(this::begin);
                    return;
                }
                if (Content.Chunk.isFailure(chunk)) {
                    fail(chunk.getFailure());
                    return;
                }
                boolean fits = chunk.remaining() <= body.remaining();
                if (fits) {
                    body.put(chunk.getByteBuffer());
                }
                boolean last = chunk.isLast();
                chunk.release();
                if (!fits) {
                    if (decide()) {
                        tooLong(response, callback);
                    }
                    return;
                }
                if (last) {
                    handOn();
                    return;
                }
            }
        }

        private boolean decide() {
            boolean first = decided.compareAndSet(false, true);
            alarm.cancel();
            return first;
        }

        private void fail(Throwable failure) {
            if (decide()) {
                Response.writeError(request, response, callback, failure);
            }
        }

        private void tooSlow() {
            if (decide()) {
                ProblemHandler.write(
                        response,
                        callback,
                        HttpStatus.REQUEST_TIMEOUT,
                        "TOO_SLOW",
                        "The request took too long to arrive.",
                        ProblemHandler.CLOSE);
            }
        }

        private void handOn() {
            if (!decide()) {
                return;
            }
            Request whole = new Whole(request, body.flip());
            try {
                if (!next(whole, response, callback)) {
                    Response.writeError(whole, response, callback, HttpStatus.NOT_FOUND.value());
                }
            } catch (Throwable e) {
                Response.writeError(whole, response, callback, e);
            }
        }
    }

    /** The request with its body in memory; a client that expected it has got a 100 Continue. */
    static final class Whole extends Request.Wrapper {
        private final ByteBuffer bytes;
        private final Content.Source body;
        private final int length;
        private final HttpFields headers;

        Whole(Request request, ByteBuffer body) {
            super(request);
            this.length = body.remaining();
            this.bytes = body.asReadOnlyBuffer();
            this.body = Content.Source.from(body);
            this.headers = HttpFields.build(request.getHeaders()).remove(HttpHeader.EXPECT);
        }

        /** The body of a request that has one, all of it. */
        static ByteBuffer bytes(Request request) {
            Whole whole = Request.as(request, Whole.class);
            return whole == null ? ByteBuffer.allocate(0) : whole.bytes.duplicate();
        }

        @Override
        public HttpFields getHeaders() {
            return headers;
        }

        @Override
        public long getLength() {
            return length;
        }

        @Override
        public Content.Chunk read() {
            return body.read();
        }

        @Override
        public void demand(Runnable demand) {
            body.demand(demand);
        }

        @Override
        public void fail(Throwable failure) {
            body.fail(failure);
        }
    }
}
