package dev.perennial.http.security;

import dev.perennial.http.SecurityHeaders;
import jakarta.servlet.RequestDispatcher;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.util.Optional;
import java.util.stream.Collectors;
import org.springframework.beans.factory.ObjectProvider;
import org.springframework.security.web.header.HeaderWriter;

/**
 * The security headers. By the content policy pages load only from their own origin, and inline scripts only with a
 * known hash.
 */
final class ContentPolicy implements HeaderWriter {
    private final String pages;
    private final ObjectProvider<FramedPages> framed;
    private final ObjectProvider<PagePolicy> additions;

    ContentPolicy(
            ObjectProvider<InlineScript> scripts,
            ObjectProvider<FramedPages> framed,
            ObjectProvider<PagePolicy> additions) {
        String known = scripts.orderedStream().map(InlineScript::source).collect(Collectors.joining());
        pages = SecurityHeaders.policy(known);
        this.framed = framed;
        this.additions = additions;
    }

    /** The library that shows the documentation writes styles into its elements; nothing else may. */
    @Override
    public void writeHeaders(HttpServletRequest request, HttpServletResponse response) {
        String path = asked(request);
        Optional<FramedPages> frames =
                framed.orderedStream().filter(each -> each.include(path)).findFirst();
        // The older header cannot name sites, and browsers that know the policy would obey both.
        SecurityHeaders.write((name, value) -> {
            if (frames.isEmpty() || !name.equals(SecurityHeaders.FRAMES)) {
                response.setHeader(name, value);
            }
        });
        String more = request.getRequestURI().startsWith("/api/docs")
                ? "; style-src 'self' 'unsafe-inline'; img-src 'self' data:"
                : additions
                        .orderedStream()
                        .filter(each -> path.startsWith(each.folder()))
                        .map(each -> "; " + each.more())
                        .collect(Collectors.joining());
        String policy = frames.map(each -> SecurityHeaders.framedBy(pages, each.ancestors()))
                .orElse(pages);
        response.setHeader(SecurityHeaders.CONTENT_POLICY, policy + more);
    }

    /** The address that was asked for: most pages are forwarded to a file. */
    private static String asked(HttpServletRequest request) {
        return request.getAttribute(RequestDispatcher.FORWARD_SERVLET_PATH) instanceof String first
                ? first
                : request.getServletPath();
    }
}
