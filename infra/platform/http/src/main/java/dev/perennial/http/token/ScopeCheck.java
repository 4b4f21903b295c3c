package dev.perennial.http.token;

import dev.perennial.http.CurrentPlayer;
import dev.perennial.http.Scope;
import dev.perennial.http.Scoped;
import dev.perennial.http.problem.ProblemWriter;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.util.Optional;
import java.util.Set;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.method.HandlerMethod;
import org.springframework.web.servlet.HandlerInterceptor;
import org.springframework.web.servlet.mvc.ParameterizableViewController;
import org.springframework.web.servlet.mvc.method.RequestMappingInfoHandlerMapping;
import org.springframework.web.servlet.resource.ResourceHttpRequestHandler;

/**
 * Holds programs to what their owner allowed them. It judges the handler that is about to answer, not the address: an
 * address can be written in many ways, and what a filter reads there need not be what the dispatcher finds.
 */
public final class ScopeCheck implements HandlerInterceptor {
    private static final Set<String> READING = Set.of("GET", "HEAD");

    private final ProblemWriter problems;

    public ScopeCheck(ProblemWriter problems) {
        this.problems = problems;
    }

    @Override
    public boolean preHandle(HttpServletRequest request, HttpServletResponse response, Object handler)
            throws IOException {
        Optional<Set<String>> scopes = CurrentPlayer.now().map(CurrentPlayer::scopes);
        if (scopes.isEmpty() || allows(scopes.get(), request.getMethod(), handler)) {
            return true;
        }
        problems.write(response, Scope.refusal());
        return false;
    }

    static boolean allows(Set<String> scopes, String method, Object handler) {
        if (handler instanceof HandlerMethod operation) {
            return NeededScopes.of(operation)
                    .map(needed -> needed.stream()
                            .anyMatch(scope ->
                                    scope == Scope.READ ? isRead(method, operation) : scopes.contains(scope.word())))
                    .orElseGet(() -> isListOfMethods(operation));
        }
        // Files and pages, which are the same for everyone; and the question whether another site's page may read.
        boolean file =
                handler instanceof ResourceHttpRequestHandler || handler instanceof ParameterizableViewController;
        return method.equals("OPTIONS") || (file && READING.contains(method));
    }

    /** A question too long for an address comes as a POST. Its own method must say that it only reads. */
    private static boolean isRead(String method, HandlerMethod operation) {
        return READING.contains(method)
                || (operation.hasMethodAnnotation(PostMapping.class) && operation.hasMethodAnnotation(Scoped.class));
    }

    /** Spring's own answer to OPTIONS, which names the methods of a path. */
    private static boolean isListOfMethods(HandlerMethod operation) {
        return operation.getBeanType().getEnclosingClass() == RequestMappingInfoHandlerMapping.class;
    }
}
