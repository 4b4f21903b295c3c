package dev.perennial.standalone.frontdoor;

import dev.perennial.contract.json.Json;
import dev.perennial.http.Problem;
import dev.perennial.http.SecurityHeaders;
import java.nio.ByteBuffer;
import org.eclipse.jetty.http.HttpField;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.http.HttpHeaderValue;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.server.handler.ErrorHandler;
import org.eclipse.jetty.util.Callback;
import org.springframework.http.HttpStatus;

/** The front door's own errors look like those of the services. */
final class ProblemHandler extends ErrorHandler {
    static final HttpField CLOSE = new HttpField(HttpHeader.CONNECTION, HttpHeaderValue.CLOSE.asString());

    static void write(
            Response response, Callback callback, HttpStatus status, String code, String detail, HttpField... more) {
        response.reset();
        response.setStatus(status.value());
        response.getHeaders().put(HttpHeader.CONTENT_TYPE, "application/problem+json");
        for (HttpField field : more) {
            response.getHeaders().put(field);
        }
        SecurityHeaders.write(response.getHeaders()::put);
        byte[] body = Json.mapper().writeValueAsBytes(Problem.of(status, code, detail));
        response.write(true, ByteBuffer.wrap(body), callback);
    }

    /** For any method: even malformed HTTP gets a readable answer. */
    @Override
    public boolean errorPageForMethod(String method) {
        return true;
    }

    /**
     * Mostly requests that are no good HTTP. The server closes the connection after some of them and must say so: a
     * client that keeps it would lose its next request.
     */
    @Override
    protected void generateResponse(
            Request request, Response response, int code, String message, Throwable cause, Callback callback) {
        HttpStatus status = MalformedRequests.status(code);
        HttpField[] more = request.getConnectionMetaData().isPersistent() ? new HttpField[0] : new HttpField[] {CLOSE};
        if (status == null || status.is5xxServerError()) {
            write(
                    response,
                    callback,
                    HttpStatus.INTERNAL_SERVER_ERROR,
                    "INTERNAL",
                    "Something failed on the server. Try again in a moment.",
                    more);
        } else {
            write(response, callback, status, "BAD_REQUEST", "The request cannot be read.", more);
        }
    }
}
