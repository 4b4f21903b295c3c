package dev.perennial.http;

import jakarta.servlet.FilterChain;
import jakarta.servlet.ReadListener;
import jakarta.servlet.ServletException;
import jakarta.servlet.ServletInputStream;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletRequestWrapper;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import org.springframework.http.HttpStatus;
import org.springframework.web.filter.OncePerRequestFilter;

/** No request of ours is long; one that is gets no memory. */
final class BodyLimit extends OncePerRequestFilter {
    private final long most;
    private final ProblemWriter problems = new ProblemWriter();

    BodyLimit(long most) {
        this.most = most;
    }

    @Override
    protected void doFilterInternal(HttpServletRequest request, HttpServletResponse response, FilterChain chain)
            throws ServletException, IOException {
        if (request.getContentLengthLong() > most) {
            problems.write(response, tooLong());
            return;
        }
        String type = request.getContentType();
        if (type != null && type.contains("*")) {
            problems.write(
                    response,
                    Problem.of(
                            HttpStatus.UNSUPPORTED_MEDIA_TYPE,
                            "UNSUPPORTED_MEDIA_TYPE",
                            "A body is of one type, not of any."));
            return;
        }
        chain.doFilter(request.getContentLengthLong() < 0 ? new Counted(request) : request, response);
    }

    private static Problem tooLong() {
        return Problem.of(HttpStatus.CONTENT_TOO_LARGE, "TOO_LONG", "That is more than anybody needs to say here.");
    }

    /** A body that does not say beforehand how long it is. */
    private final class Counted extends HttpServletRequestWrapper {
        Counted(HttpServletRequest request) {
            super(request);
        }

        @Override
        public ServletInputStream getInputStream() throws IOException {
            ServletInputStream in = super.getInputStream();
            return new ServletInputStream() {
                private long read;

                @Override
                public int read() throws IOException {
                    int value = in.read();
                    count(value < 0 ? 0 : 1);
                    return value;
                }

                @Override
                public int read(byte[] bytes, int offset, int length) throws IOException {
                    int count = in.read(bytes, offset, length);
                    count(Math.max(count, 0));
                    return count;
                }

                private void count(int more) {
                    read += more;
                    if (read > most) {
                        throw new ProblemException(tooLong());
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
}
