package dev.perennial.standalone.frontdoor;

import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.io.InterruptedIOException;
import java.io.OutputStream;
import java.net.SocketTimeoutException;
import java.nio.ByteBuffer;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.zip.GZIPOutputStream;
import org.apache.coyote.ActionCode;
import org.apache.coyote.OutputBuffer;
import org.apache.coyote.Request;
import org.apache.coyote.Response;
import org.apache.coyote.http11.AbstractHttp11Protocol;
import org.apache.tomcat.util.http.FastHttpDateFormat;
import org.apache.tomcat.util.http.MimeHeaders;
import org.eclipse.jetty.http.HttpFields;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.util.Callback;
import org.jspecify.annotations.Nullable;

/** The answer of a mounted service: status and headers as Tomcat's own HTTP would write them, the body as it comes. */
final class MountedAnswer implements OutputBuffer {
    private static final ByteBuffer NOTHING = ByteBuffer.allocate(0);
    private static final int GZIP_BYTES = 512;

    private final org.eclipse.jetty.server.Response to;
    private final Request request;
    private final Response response;
    private final AbstractHttp11Protocol<?> protocol;
    private @Nullable GZIPOutputStream gzip;
    private @Nullable IOException failure;
    private boolean bodiless;
    private boolean begun;
    private boolean complete;
    private long expected = -1;
    private long written;

    MountedAnswer(
            org.eclipse.jetty.server.Response to,
            Request request,
            Response response,
            AbstractHttp11Protocol<?> protocol) {
        this.to = to;
        this.request = request;
        this.response = response;
        this.protocol = protocol;
    }

    /** Status and headers; they leave with the first bytes or the first flush. */
    void begin() throws IOException {
        begun = true;
        int status = response.getStatus();
        boolean entity = status >= HttpServletResponse.SC_OK
                && status != HttpServletResponse.SC_NO_CONTENT
                && status != HttpServletResponse.SC_RESET_CONTENT
                && status != HttpServletResponse.SC_NOT_MODIFIED;
        bodiless = !entity || "HEAD".equals(request.getMethod());
        boolean compressed = entity && protocol.useCompression(request, response);
        to.setStatus(status);
        HttpFields.Mutable fields = to.getHeaders();
        MimeHeaders headers = response.getMimeHeaders();
        for (int i = 0; i < headers.size(); i++) {
            add(fields, headers.getName(i).toString(), headers.getValue(i).toString());
        }
        if (entity || status == HttpServletResponse.SC_NO_CONTENT) {
            put(fields, HttpHeader.CONTENT_TYPE, response.getContentType());
            put(fields, HttpHeader.CONTENT_LANGUAGE, response.getContentLanguage());
        }
        expected = entity ? response.getContentLengthLong() : -1;
        if (expected >= 0) {
            fields.put(HttpHeader.CONTENT_LENGTH, expected);
        }
        if (!fields.contains(HttpHeader.DATE)) {
            fields.put(HttpHeader.DATE, FastHttpDateFormat.getCurrentDate());
        }
        if (compressed && !bodiless) {
            gzip = gzip();
        }
    }

    /** Connections are the front door's own business. */
    private static void add(HttpFields.Mutable fields, String name, String value) {
        if (!name.equalsIgnoreCase("Connection") && !name.equalsIgnoreCase("Keep-Alive")) {
            fields.add(name, value);
        }
    }

    private static void put(HttpFields.Mutable fields, HttpHeader name, @Nullable String value) {
        if (value != null) {
            fields.put(name, value);
        }
    }

    /** Flushed parts of a stream can be unpacked at once. */
    private GZIPOutputStream gzip() throws IOException {
        var out = new OutputStream() {
            @Override
            public void write(int one) throws IOException {
                write(new byte[] {(byte) one}, 0, 1);
            }

            @Override
            public void write(byte[] bytes, int offset, int length) throws IOException {
                send(false, ByteBuffer.wrap(bytes, offset, length));
            }
        };
        return new GZIPOutputStream(out, GZIP_BYTES, true);
    }

    @Override
    public int doWrite(ByteBuffer chunk) throws IOException {
        if (!response.isCommitted()) {
            response.action(ActionCode.COMMIT, null);
        }
        int length = chunk.remaining();
        requireClient();
        if (bodiless || complete) {
            chunk.position(chunk.limit());
        } else if (gzip != null) {
            byte[] bytes = new byte[length];
            chunk.get(bytes);
            gzip.write(bytes);
        } else {
            ByteBuffer sent = chunk.slice();
            chunk.position(chunk.limit());
            send(written + length == expected, sent);
        }
        return length;
    }

    void flush() throws IOException {
        requireClient();
        if (gzip != null && !complete) {
            gzip.flush();
        } else if (written == 0 && !complete) {
            send(false, NOTHING.duplicate());
        }
    }

    void finish() throws IOException {
        if (complete) {
            return;
        }
        requireClient();
        if (gzip != null) {
            gzip.finish();
        }
        send(true, NOTHING.duplicate());
    }

    /** Waits until the client has taken it, but not for longer than the service's own connections would. */
    private void send(boolean last, ByteBuffer bytes) throws IOException {
        requireClient();
        written += bytes.remaining();
        complete = last;
        var sent = new Callback.Completable();
        to.write(last, bytes, sent);
        try {
            if (sent.isDone()) {
                sent.get();
            } else {
                sent.get(protocol.getConnectionTimeout(), TimeUnit.MILLISECONDS);
            }
        } catch (ExecutionException e) {
            throw failed(new IOException(e.getCause()));
        } catch (TimeoutException e) {
            throw failed(new SocketTimeoutException("the client does not read"));
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw failed(new InterruptedIOException());
        }
    }

    /** A compressor that could not send its end cannot be used again: the reason is the client, not the compressor. */
    private void requireClient() throws IOException {
        if (failure != null) {
            throw failure;
        }
    }

    private IOException failed(IOException why) {
        failure = why;
        return why;
    }

    @Override
    public long getBytesWritten() {
        return written;
    }

    /** After an error, the rest is for nobody. */
    void swallow() {
        bodiless = true;
    }

    boolean isComplete() {
        return begun && complete;
    }

    @Nullable
    IOException failure() {
        return failure;
    }
}
