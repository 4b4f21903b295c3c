package dev.perennial.http.limit;

import dev.perennial.http.Problem;
import dev.perennial.http.ProblemException;
import jakarta.servlet.ReadListener;
import jakarta.servlet.ServletInputStream;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletRequestWrapper;
import java.io.IOException;
import java.net.SocketTimeoutException;
import java.time.Duration;
import java.time.InstantSource;
import org.springframework.http.HttpStatus;

/** A body of which no more is read than the limit, and not for longer: who sends a byte now and then is cut off too. */
final class LimitedBody extends HttpServletRequestWrapper {
    private final long most;
    private final long endMillis;
    private final InstantSource clock;

    LimitedBody(HttpServletRequest request, long most, Duration patience, InstantSource clock) {
        super(request);
        this.most = most;
        this.clock = clock;
        this.endMillis = clock.millis() + patience.toMillis();
    }

    static Problem tooLong() {
        return Problem.of(HttpStatus.CONTENT_TOO_LARGE, "TOO_LONG", "The request body is too long.");
    }

    private static ProblemException tooSlow() {
        return new ProblemException(HttpStatus.REQUEST_TIMEOUT, "TOO_SLOW", "The request took too long to arrive.");
    }

    @Override
    public ServletInputStream getInputStream() throws IOException {
        ServletInputStream in = super.getInputStream();
        return new ServletInputStream() {
            private long read;

            @Override
            public int read() throws IOException {
                byte[] one = new byte[1];
                return read(one, 0, 1) < 0 ? -1 : one[0] & 0xff;
            }

            @Override
            public int read(byte[] bytes, int offset, int length) throws IOException {
                try {
                    int count = in.read(bytes, offset, length);
                    count(Math.max(count, 0));
                    return count;
                } catch (SocketTimeoutException e) {
                    throw tooSlow();
                }
            }

            private void count(int more) {
                read += more;
                if (read > most) {
                    throw new ProblemException(tooLong());
                }
                if (clock.millis() > endMillis) {
                    throw tooSlow();
                }
            }

            @Override
            public boolean isFinished() {
                return in.isFinished();
            }

            @Override
            public boolean isReady() {
                return in.isReady();
            }

            @Override
            public void setReadListener(ReadListener listener) {
                in.setReadListener(listener);
            }
        };
    }
}
