package dev.perennial.http.security;

import dev.perennial.http.SecurityHeaders;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.util.stream.Collectors;
import org.springframework.beans.factory.ObjectProvider;
import org.springframework.security.web.header.HeaderWriter;

/** The content security policy: pages load only from their own origin, and inline scripts only with a known hash. */
final class ContentPolicy implements HeaderWriter {
    private final String pages;

    ContentPolicy(ObjectProvider<InlineScript> scripts) {
        String known = scripts.orderedStream().map(InlineScript::source).collect(Collectors.joining());
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
