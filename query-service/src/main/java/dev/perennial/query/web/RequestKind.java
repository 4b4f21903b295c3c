package dev.perennial.query.web;

import dev.perennial.contract.json.Json;
import dev.perennial.http.ProblemException;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.time.Duration;
import org.springframework.http.HttpHeaders;
import org.springframework.http.MediaType;

/** Classifies requests for the filters. */
final class RequestKind {
    private RequestKind() {}

    static boolean isOfApi(HttpServletRequest request) {
        return path(request).startsWith("/api/");
    }

    /** One of the interface itself, not of the pages that describe it. */
    static boolean isQuestion(HttpServletRequest request) {
        return path(request).startsWith("/api/v1/");
    }

    static boolean isStream(HttpServletRequest request) {
        return path(request).endsWith("/stream");
    }

    static boolean isExport(HttpServletRequest request) {
        return path(request).endsWith(".ndjson");
    }

    /** As it will be understood, however it was written. */
    private static String path(HttpServletRequest request) {
        return request.getServletPath();
    }

    /** From this very machine. Literal addresses only, so nothing is looked up. */
    static boolean isLocal(HttpServletRequest request) {
        try {
            return InetAddress.getByName(request.getRemoteAddr()).isLoopbackAddress();
        } catch (UnknownHostException e) {
            return false;
        }
    }

    static void tooMany(HttpServletResponse response, Duration retryAfter) throws IOException {
        var problem = ProblemException.tooMany(retryAfter).problem();
        response.setStatus(problem.status());
        response.setContentType(MediaType.APPLICATION_PROBLEM_JSON_VALUE);
        response.setHeader(HttpHeaders.RETRY_AFTER, Long.toString(retryAfter.toSeconds()));
        response.getOutputStream().write(Json.mapper().writeValueAsBytes(problem));
    }
}
