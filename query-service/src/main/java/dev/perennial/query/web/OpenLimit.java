package dev.perennial.query.web;

import dev.perennial.http.AddressKey;
import dev.perennial.http.CurrentPlayer;
import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import org.springframework.web.filter.OncePerRequestFilter;

/**
 * Nobody may hold everything open: streams last as long as the client likes and exports as long as there are games, so
 * each address, and each account, has only so many of them at a time.
 */
final class OpenLimit extends OncePerRequestFilter {
    private static final int EXPORTS = 2;
    private static final Duration LATER = Duration.ofSeconds(10);

    private final int streams;
    private final Function<HttpServletRequest, Optional<String>> owner;
    private final Map<String, Integer> openStreams = new ConcurrentHashMap<>();
    private final Map<String, Integer> openExports = new ConcurrentHashMap<>();

    private OpenLimit(int streams, Function<HttpServletRequest, Optional<String>> owner) {
        this.streams = streams == 0 ? Integer.MAX_VALUE : streams;
        this.owner = owner;
    }

    /**
     * Requests from this very machine are not counted.
     *
     * @param streams as many as an address may have open; 0 for any number
     */
    static OpenLimit ofAddress(int streams) {
        return new OpenLimit(
                streams,
                request -> Asking.isLocal(request)
                        ? Optional.empty()
                        : Optional.of(AddressKey.of(request.getRemoteAddr())));
    }

    /**
     * Wherever its owner is; requests without an account are not counted.
     *
     * @param streams as many as an account may have open; 0 for any number
     */
    static OpenLimit ofAccount(int streams) {
        return new OpenLimit(
                streams, _ -> CurrentPlayer.now().map(player -> player.id().code()));
    }

    @Override
    protected boolean shouldNotFilter(HttpServletRequest request) {
        return !(Asking.isStream(request) || Asking.isExport(request));
    }

    @Override
    protected void doFilterInternal(HttpServletRequest request, HttpServletResponse response, FilterChain chain)
            throws ServletException, IOException {
        Optional<String> key = owner.apply(request);
        if (key.isEmpty()) {
            chain.doFilter(request, response);
            return;
        }
        boolean export = Asking.isExport(request);
        Map<String, Integer> open = export ? openExports : openStreams;
        int mine = open.merge(key.get(), 1, Integer::sum);
        try {
            if (mine > (export ? EXPORTS : streams)) {
                Asking.tooMany(response, LATER);
            } else {
                chain.doFilter(request, response);
            }
        } finally {
            open.computeIfPresent(key.get(), (_, before) -> before == 1 ? null : before - 1);
        }
    }
}
