package dev.perennial.http.direct;

import dev.perennial.http.security.OriginCheck;
import dev.perennial.http.token.RequestTokens;
import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.LongAdder;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.springframework.http.HttpMethod;
import org.springframework.security.core.AuthenticationException;
import org.springframework.security.oauth2.jwt.Jwt;
import org.springframework.security.oauth2.jwt.JwtException;
import org.springframework.security.web.header.HeaderWriter;
import org.springframework.security.web.header.HeaderWriterFilter;
import org.springframework.web.filter.OncePerRequestFilter;

/**
 * Answers plain requests of direct routes and leaves all others to the ordinary way, which also refuses those without a
 * valid token and those from another site. So the two ways cannot differ about who may come in.
 */
public final class DirectRoutes extends OncePerRequestFilter {
    private final Supplier<List<DirectCall<?>>> calls;
    private final RequestTokens tokens;
    private final HeaderWriterFilter headers;
    private final LongAdder answered = new LongAdder();

    DirectRoutes(Supplier<List<DirectCall<?>>> calls, RequestTokens tokens, HeaderWriter headers) {
        this.calls = calls;
        this.tokens = tokens;
        this.headers = new HeaderWriterFilter(List.of(headers));
    }

    /** How many requests were answered here. */
    public long answered() {
        return answered.sum();
    }

    @Override
    protected void doFilterInternal(HttpServletRequest request, HttpServletResponse response, FilterChain chain)
            throws ServletException, IOException {
        if (HttpMethod.POST.matches(request.getMethod())) {
            for (DirectCall<?> call : calls.get()) {
                Optional<String> id = call.id(request);
                Jwt token = id.isPresent() ? admitted(request) : null;
                if (token != null && call.isKnown(request)) {
                    answered.increment();
                    headers.doFilter(
                            request,
                            response,
                            (_, guarded) -> call.answer(token, id.get(), request, (HttpServletResponse) guarded));
                    return;
                }
            }
        }
        chain.doFilter(request, response);
    }

    /** The token of a request that may be answered here. */
    private @Nullable Jwt admitted(HttpServletRequest request) {
        if (!PlainRequest.is(request) || OriginCheck.isForeign(request)) {
            return null;
        }
        try {
            return tokens.of(request);
        } catch (AuthenticationException | JwtException e) {
            return null; // refused with the right words by the ordinary way
        }
    }
}
