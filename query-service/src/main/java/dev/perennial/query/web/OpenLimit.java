package dev.perennial.query.web;

import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.springframework.web.filter.OncePerRequestFilter;

/**
 * Nobody may hold everything open: streams last as long as the client likes and exports as long as there are games, so
 * each address has only so many of them at a time. Who asks from this very machine is not counted.
 */
final class OpenLimit extends OncePerRequestFilter {
    private static final int EXPORTS = 2;
    private static final Duration LATER = Duration.ofSeconds(10);

    private final int streams;
    private final Map<String, Integer> openStreams = new ConcurrentHashMap<>();
    private final Map<String, Integer> openExports = new ConcurrentHashMap<>();

    /** As many streams as an address may have open; 0 for any number. */
    OpenLimit(int streams) {
        this.streams = streams == 0 ? Integer.MAX_VALUE : streams;
    }

    @Override
    protected boolean shouldNotFilter(HttpServletRequest request) {
        return Asking.isLocal(request) || !(Asking.isStream(request) || Asking.isExport(request));
    }

    @Override
    protected void doFilterInternal(HttpServletRequest request, HttpServletResponse response, FilterChain chain)
            throws ServletException, IOException {
        boolean export = Asking.isExport(request);
        Map<String, Integer> open = export ? openExports : openStreams;
        String address = request.getRemoteAddr();
        int mine = open.merge(address, 1, Integer::sum);
        try {
            if (mine > (export ? EXPORTS : streams)) {
                Asking.tooMany(response, LATER);
            } else {
                chain.doFilter(request, response);
            }
        } finally {
            open.computeIfPresent(address, (_, before) -> before == 1 ? null : before - 1);
        }
    }
}
