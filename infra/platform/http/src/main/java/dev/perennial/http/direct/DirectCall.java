package dev.perennial.http.direct;

import dev.perennial.http.CurrentPlayer;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.http.MediaType;
import org.springframework.http.converter.HttpMessageNotReadableException;
import org.springframework.http.server.ServletServerHttpRequest;
import org.springframework.security.core.context.SecurityContextHolder;
import org.springframework.security.core.context.SecurityContextImpl;
import org.springframework.security.oauth2.jwt.Jwt;
import org.springframework.security.oauth2.server.resource.authentication.JwtAuthenticationToken;
import org.springframework.web.filter.ServerHttpObservationFilter;
import org.springframework.web.servlet.HandlerExceptionResolver;
import org.springframework.web.servlet.HandlerExecutionChain;
import org.springframework.web.servlet.HandlerInterceptor;
import org.springframework.web.servlet.HandlerMapping;
import org.springframework.web.util.ServletRequestPathUtils;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.ObjectReader;
import tools.jackson.databind.json.JsonMapper;

/**
 * One direct route with the parts of the dispatcher that decide and explain: its interceptors (scopes, limits) are
 * asked in their order, and its exception handlers write the refusals.
 */
final class DirectCall<B> {
    private static final Logger LOG = LoggerFactory.getLogger(DirectCall.class);

    private record Handler(Object method, List<HandlerInterceptor> interceptors) {}

    private final DirectRoute<B> route;
    private final HandlerMapping mapping;
    private final HandlerExceptionResolver failures;
    private final JsonMapper json;
    private final ObjectReader body;
    private volatile @Nullable Handler handler;

    DirectCall(DirectRoute<B> route, HandlerMapping mapping, HandlerExceptionResolver failures, JsonMapper json) {
        this.route = route;
        this.mapping = mapping;
        this.failures = failures;
        this.json = json;
        this.body = json.readerFor(route.body());
    }

    Optional<String> id(HttpServletRequest request) {
        return route.id(request.getRequestURI());
    }

    /** Looks up what the dispatcher would do with the first request, which is what it would do with every other. */
    boolean isKnown(HttpServletRequest request) throws ServletException {
        if (handler == null) {
            ServletRequestPathUtils.parseAndCache(request);
            HandlerExecutionChain found = found(request);
            if (found != null) {
                handler = new Handler(found.getHandler(), List.copyOf(found.getInterceptorList()));
            }
        }
        return handler != null;
    }

    private @Nullable HandlerExecutionChain found(HttpServletRequest request) throws ServletException {
        try {
            return mapping.getHandler(request);
        } catch (ServletException e) {
            throw e;
        } catch (Exception e) {
            throw new ServletException(e);
        }
    }

    void answer(Jwt token, String id, HttpServletRequest request, HttpServletResponse response) throws IOException {
        Handler known = Objects.requireNonNull(handler);
        ServerHttpObservationFilter.findObservationContext(request)
                .ifPresent(context -> context.setPathPattern(route.pattern()));
        SecurityContextHolder.setContext(new SecurityContextImpl(new JwtAuthenticationToken(token, List.of())));
        int passed = 0;
        try {
            for (HandlerInterceptor each : known.interceptors()) {
                if (!each.preHandle(request, response, known.method())) {
                    return;
                }
                passed++;
            }
            B sent = read(request);
            Object result = route.operation().answer(CurrentPlayer.of(token).id(), id, request, sent);
            write(response, result);
            for (HandlerInterceptor each : known.interceptors().reversed()) {
                each.postHandle(request, response, known.method(), null);
            }
        } catch (Exception e) {
            explain(e, known, request, response);
        } finally {
            complete(known, passed, request, response);
            SecurityContextHolder.clearContext();
        }
    }

    private B read(HttpServletRequest request) throws IOException {
        try {
            B read = body.readValue(request.getInputStream());
            if (read != null) {
                return read;
            }
        } catch (JacksonException e) {
            throw new HttpMessageNotReadableException("unreadable", e, new ServletServerHttpRequest(request));
        }
        throw new HttpMessageNotReadableException("no body", new ServletServerHttpRequest(request));
    }

    private void write(HttpServletResponse response, Object result) throws IOException {
        response.setContentType(MediaType.APPLICATION_JSON_VALUE);
        response.getOutputStream().write(json.writeValueAsBytes(result));
    }

    private void explain(Exception failure, Handler known, HttpServletRequest request, HttpServletResponse response) {
        if (!response.isCommitted()) {
            response.resetBuffer();
        }
        request.setAttribute(HandlerMapping.BEST_MATCHING_HANDLER_ATTRIBUTE, known.method());
        if (failures.resolveException(request, response, known.method(), failure) == null) {
            throw new IllegalStateException("no handler answers this failure", failure);
        }
    }

    /** Asks those interceptors that let the request pass, the last one first, as the dispatcher does. */
    private static void complete(Handler known, int passed, HttpServletRequest request, HttpServletResponse response) {
        for (HandlerInterceptor each : known.interceptors().subList(0, passed).reversed()) {
            try {
                each.afterCompletion(request, response, known.method(), null);
            } catch (Exception e) {
                LOG.error("an interceptor failed after {}", request.getRequestURI(), e);
            }
        }
    }
}
