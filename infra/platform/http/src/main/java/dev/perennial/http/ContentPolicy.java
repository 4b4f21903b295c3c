package dev.perennial.http;

import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.util.stream.Collectors;
import org.springframework.beans.factory.ObjectProvider;
import org.springframework.security.web.header.HeaderWriter;

/** What a page may load: only what comes from here, and scripts of the page itself only if their hash is known. */
final class ContentPolicy implements HeaderWriter {
    private final String pages;

    ContentPolicy(ObjectProvider<PageScript> scripts) {
        String known = scripts.orderedStream().map(PageScript::source).collect(Collectors.joining());
        pages = SecurityHeaders.policy(known);
    }

    /** The library that shows the documentation writes styles into its elements; nothing else may. */
    @Override
    public void writeHeaders(HttpServletRequest request, HttpServletResponse response) {
        String more = request.getRequestURI().startsWith("/api/docs")
                ? "; style-src 'self' 'unsafe-inline'; img-src 'self' data:"
                : "";
        response.setHeader(SecurityHeaders.CONTENT_POLICY, pages + more);
    }
}
