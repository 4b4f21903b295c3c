package dev.perennial.query.web;

import dev.perennial.http.CurrentPlayer;
import dev.perennial.http.limit.ClientNetwork;
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

/** Limits open streams and exports per address and account, since each lasts as long as the client likes. */
final class OpenStreamLimit extends OncePerRequestFilter {
    private static final int EXPORTS = 2;
    private static final Duration LATER = Duration.ofSeconds(10);

    private final int streams;
    private final Function<HttpServletRequest, Optional<String>> owner;
    private final Map<String, Integer> openStreams = new ConcurrentHashMap<>();
    private final Map<String, Integer> openExports = new ConcurrentHashMap<>();

    private OpenStreamLimit(int streams, Function<HttpServletRequest, Optional<String>> owner) {
        this.streams = streams == 0 ? Integer.MAX_VALUE : streams;
        this.owner = owner;
    }

    /**
     * Requests from this very machine are not counted.
     *
     * @param streams as many as an address may have open; 0 for any number
     */
    static OpenStreamLimit ofAddress(int streams) {
        return new OpenStreamLimit(
                streams,
                request -> RequestKind.isLocal(request)
                        ? Optional.empty()
                        : Optional.of(ClientNetwork.of(request.getRemoteAddr())));
    }

    /**
     * Wherever its owner is; requests without an account are not counted.
     *
     * @param streams as many as an account may have open; 0 for any number
     */
    static OpenStreamLimit ofAccount(int streams) {
        return new OpenStreamLimit(
                streams, _ -> CurrentPlayer.now().map(player -> player.id().code()));
    }

    @Override
    protected boolean shouldNotFilter(HttpServletRequest request) {
        return !(RequestKind.isStream(request) || RequestKind.isExport(request));
    }

    @Override
    protected void doFilterInternal(HttpServletRequest request, HttpServletResponse response, FilterChain chain)
            throws ServletException, IOException {
        Optional<String> key = owner.apply(request);
        if (key.isEmpty()) {
            chain.doFilter(request, response);
            return;
        }
        boolean export = RequestKind.isExport(request);
        Map<String, Integer> open = export ? openExports : openStreams;
        int mine = open.merge(key.get(), 1, Integer::sum);
        try {
            if (mine > (export ? EXPORTS : streams)) {
                RequestKind.tooMany(response, LATER);
            } else {
                chain.doFilter(request, response);
            }
        } finally {
            open.computeIfPresent(key.get(), (_, before) -> before == 1 ? null : before - 1);
        }
    }
}
