package dev.perennial.http.openapi;

import dev.perennial.http.Problem;
import jakarta.servlet.http.HttpServletRequest;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.core.MethodParameter;
import org.springframework.http.MediaType;
import org.springframework.http.converter.HttpMessageConverter;
import org.springframework.http.server.ServerHttpRequest;
import org.springframework.http.server.ServerHttpResponse;
import org.springframework.http.server.ServletServerHttpRequest;
import org.springframework.web.bind.annotation.ControllerAdvice;
import org.springframework.web.method.HandlerMethod;
import org.springframework.web.servlet.HandlerMapping;
import org.springframework.web.servlet.mvc.method.annotation.ResponseBodyAdvice;

/**
 * Watches that operations refuse only with codes that their description lists. A server logs a code that is missing
 * there; in tests the request fails instead.
 */
@ControllerAdvice
public class ListedRefusals implements ResponseBodyAdvice<Object> {
    private static final Logger LOG = LoggerFactory.getLogger(ListedRefusals.class);

    /** A system property of the builds' tests, not a setting of servers. */
    private static final String STRICT = "perennial.listed-refusals";

    private final Examples operations;
    private final Refusals refusals = new Refusals();

    public ListedRefusals(@Value("${spring.application.name:}") String service) {
        this.operations = Examples.of(service);
    }

    @Override
    public boolean supports(MethodParameter type, Class<? extends HttpMessageConverter<?>> converter) {
        return true;
    }

    @Override
    public @Nullable Object beforeBodyWrite(
            @Nullable Object body,
            MethodParameter type,
            MediaType media,
            Class<? extends HttpMessageConverter<?>> converter,
            ServerHttpRequest request,
            ServerHttpResponse response) {
        if (body instanceof Problem problem && request instanceof ServletServerHttpRequest servlet) {
            require(problem.code(), servlet.getServletRequest());
        }
        return body;
    }

    private void require(String code, HttpServletRequest request) {
        if (!(request.getAttribute(HandlerMapping.BEST_MATCHING_HANDLER_ATTRIBUTE) instanceof HandlerMethod handler)) {
            return;
        }
        String path = Operations.path(handler);
        if (!path.startsWith("/api/v1/")) {
            return;
        }
        String method = Operations.method(handler);
        if (!refusals.lists(operations.of(method, path), code)) {
            LOG.warn("unlisted refusal: {} {} answers {}", method, path, code);
            if (Boolean.getBoolean(STRICT)) {
                throw new IllegalStateException(
                        "unlisted refusal: " + method + " " + path + " answers " + code + ", add it to its errors");
            }
        }
    }
}
