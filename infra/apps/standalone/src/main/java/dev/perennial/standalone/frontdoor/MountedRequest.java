package dev.perennial.standalone.frontdoor;

import jakarta.servlet.ServletConnection;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.Objects;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import org.apache.coyote.AbstractProcessor;
import org.apache.coyote.ActionCode;
import org.apache.coyote.ContinueResponseTiming;
import org.apache.coyote.ErrorState;
import org.apache.coyote.InputBuffer;
import org.apache.coyote.http11.AbstractHttp11Protocol;
import org.apache.juli.logging.Log;
import org.apache.juli.logging.LogFactory;
import org.apache.tomcat.util.ExceptionUtils;
import org.apache.tomcat.util.buf.ByteChunk;
import org.apache.tomcat.util.net.AbstractEndpoint.Handler.SocketState;
import org.apache.tomcat.util.net.ApplicationBufferHandler;
import org.apache.tomcat.util.net.SocketEvent;
import org.apache.tomcat.util.net.SocketWrapperBase;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;
import org.jspecify.annotations.Nullable;

/** Tomcat's side of one request that the front door has read: the body is in memory, the answer goes to Jetty. */
final class MountedRequest extends AbstractProcessor implements InputBuffer {
    private static final Log LOG = LogFactory.getLog(MountedRequest.class);
    private static final ByteBuffer NOTHING = ByteBuffer.allocate(0);

    private final AbstractHttp11Protocol<?> protocol;
    private final Executor threads;
    private final Consumer<MountedRequest> whenDone;
    private final Object turn = new Object();
    private ByteBuffer body = NOTHING;
    private @Nullable MountedAnswer answer;
    private @Nullable Callback callback;

    MountedRequest(AbstractHttp11Protocol<?> protocol, Executor threads, Consumer<MountedRequest> whenDone) {
        super(protocol.getAdapter());
        this.protocol = protocol;
        this.threads = threads;
        this.whenDone = whenDone;
        request.setInputBuffer(this);
        request.getMimeHeaders().setLimit(protocol.getMaxHeaderCount());
    }

    void answer(Request sent, Response to, Callback callback, OuterProxies outer) {
        this.callback = callback;
        this.body = BufferedBodies.Whole.bytes(sent);
        this.answer = new MountedAnswer(to, request, response, protocol);
        response.setOutputBuffer(this.answer);
        if (RequestCopy.copy(sent, body.remaining(), request, outer)) {
            proceed(SocketEvent.OPEN_READ);
        } else {
            response.setStatus(HttpServletResponse.SC_BAD_REQUEST);
            RoutingHandler.badAddress(to, callback);
            free();
        }
    }

    /** One event after the other, also those that threads of the service cause. */
    private void proceed(SocketEvent event) {
        SocketState state = SocketState.CLOSED;
        synchronized (turn) {
            try {
                state = process(null, event);
            } catch (IOException e) {
                setErrorState(ErrorState.CLOSE_NOW, e);
            }
        }
        if (state == SocketState.LONG) {
            protocol.addWaitingProcessor(this);
        } else {
            protocol.removeWaitingProcessor(this);
            end();
        }
    }

    private void end() {
        Callback ended = Objects.requireNonNull(callback);
        MountedAnswer given = Objects.requireNonNull(answer);
        Throwable failure = given.failure();
        if (given.isComplete() && failure == null) {
            free();
            ended.succeeded();
        } else {
            // Buffers may still be in use, so this object is not used again.
            ended.failed(failure == null ? new IOException("the answer is incomplete") : failure);
        }
    }

    private void free() {
        recycle();
        request.recycle();
        response.recycle();
        body = NOTHING;
        answer = null;
        callback = null;
        whenDone.accept(this);
    }

    private MountedAnswer answer() {
        return Objects.requireNonNull(answer);
    }

    @Override
    protected SocketState service(@Nullable SocketWrapperBase<?> none) throws IOException {
        try {
            getAdapter().service(request, response);
        } catch (Exception e) {
            ExceptionUtils.handleThrowable(e);
            LOG.error("unexpected failure at " + request.requestURI(), e);
            response.setStatus(HttpServletResponse.SC_INTERNAL_SERVER_ERROR);
            setErrorState(ErrorState.CLOSE_CLEAN, e);
        }
        return isAsync() ? SocketState.LONG : dispatchEndRequest();
    }

    @Override
    protected SocketState dispatchEndRequest() {
        if (getErrorState().isIoAllowed()) {
            action(ActionCode.CLOSE, null);
        }
        return SocketState.CLOSED;
    }

    @Override
    protected void prepareResponse() throws IOException {
        answer().begin();
        response.setCommitted(true);
    }

    @Override
    protected void finishResponse() throws IOException {
        answer().finish();
    }

    @Override
    protected void flush() throws IOException {
        answer().flush();
    }

    @Override
    protected void processSocketEvent(SocketEvent event, boolean dispatch) {
        threads.execute(() -> proceed(event));
    }

    @Override
    protected void execute(Runnable task) {
        threads.execute(task);
    }

    @Override
    public int doRead(ApplicationBufferHandler reader) {
        if (!body.hasRemaining()) {
            return -1;
        }
        ByteBuffer all = body;
        body = NOTHING;
        reader.setByteBuffer(all);
        return all.remaining();
    }

    @Override
    public int available() {
        return body.remaining();
    }

    @Override
    protected int available(boolean read) {
        return body.remaining();
    }

    @Override
    protected boolean isRequestBodyFullyRead() {
        return !body.hasRemaining();
    }

    @Override
    protected void setRequestBody(ByteChunk replayed) {
        body = ByteBuffer.wrap(replayed.getBytes(), replayed.getStart(), replayed.getLength());
    }

    @Override
    protected void setSwallowResponse() {
        answer().swallow();
    }

    @Override
    protected boolean isReadyForWrite() {
        return true;
    }

    @Override
    protected boolean flushBufferedWrite() {
        return false;
    }

    @Override
    protected boolean isTrailerFieldsReady() {
        return true;
    }

    /** Clients that wait for a 100 have got it from the front door. */
    @Override
    protected void ack(ContinueResponseTiming timing) {}

    @Override
    protected void earlyHints() {}

    @Override
    protected void disableSwallowRequest() {}

    @Override
    protected void registerReadInterest() {}

    @Override
    protected @Nullable ServletConnection getServletConnection() {
        return null;
    }

    @Override
    public void pause() {}

    @Override
    protected Log getLog() {
        return LOG;
    }
}
