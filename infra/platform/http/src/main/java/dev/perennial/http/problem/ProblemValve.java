package dev.perennial.http.problem;

import dev.perennial.contract.json.Json;
import dev.perennial.http.Problem;
import dev.perennial.http.SecurityHeaders;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.concurrent.atomic.AtomicBoolean;
import org.apache.catalina.connector.Request;
import org.apache.catalina.connector.Response;
import org.apache.catalina.valves.ErrorReportValve;
import org.apache.coyote.ActionCode;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.http.HttpStatus;
import org.springframework.http.MediaType;

/** Answers requests that the server itself refuses, mostly malformed HTTP, as problems too. */
public final class ProblemValve extends ErrorReportValve {
    private static final Logger LOG = LoggerFactory.getLogger(ProblemValve.class);

    @Override
    protected void report(Request request, Response response, @Nullable Throwable failure) {
        HttpStatus status = HttpStatus.resolve(response.getStatus());
        if (status == null || !status.isError() || response.getContentWritten() > 0 || !response.setErrorReported()) {
            return;
        }
        var open = new AtomicBoolean();
        response.getCoyoteResponse().action(ActionCode.IS_IO_ALLOWED, open);
        if (open.get()) {
            write(response, Problem.of(status, status.name(), status.getReasonPhrase()));
        }
    }

    private static void write(Response response, Problem problem) {
        try {
            response.setContentType(MediaType.APPLICATION_PROBLEM_JSON_VALUE);
            response.setCharacterEncoding("utf-8");
            SecurityHeaders.write(response::setHeader);
            PrintWriter writer = response.getReporter();
            if (writer != null) {
                writer.write(Json.mapper().writeValueAsString(problem));
                response.finishResponse();
            }
        } catch (IOException | IllegalStateException e) {
            LOG.debug("the client has disconnected", e);
        }
    }
}
