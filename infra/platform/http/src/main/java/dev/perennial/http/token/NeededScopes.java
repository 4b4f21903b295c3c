package dev.perennial.http.token;

import dev.perennial.http.OwnerOnly;
import dev.perennial.http.Scope;
import dev.perennial.http.Scoped;
import io.swagger.v3.oas.models.Operation;
import java.lang.reflect.AnnotatedElement;
import java.lang.reflect.Method;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.springframework.core.annotation.AnnotatedElementUtils;
import org.springframework.web.method.HandlerMethod;

/** Which scopes open an operation to a program, as its handler says. */
public final class NeededScopes {
    /** In the description of an operation; an empty list means that only the owner may use it. */
    static final String EXTENSION = "x-token-scopes";

    private record OperationMethod(Method method, Class<?> type) {}

    private static final Map<OperationMethod, Optional<Set<Scope>>> KNOWN = new ConcurrentHashMap<>();

    private NeededScopes() {}

    /** One of them is enough; none if only the owner may. Empty if the handler says nothing. */
    static Optional<Set<Scope>> of(HandlerMethod handler) {
        return KNOWN.computeIfAbsent(
                new OperationMethod(handler.getMethod(), handler.getBeanType()), NeededScopes::said);
    }

    private static Optional<Set<Scope>> said(OperationMethod operation) {
        return Stream.<AnnotatedElement>of(operation.method(), operation.type())
                .flatMap(each -> said(each).stream())
                .findFirst();
    }

    private static Optional<Set<Scope>> said(AnnotatedElement element) {
        if (AnnotatedElementUtils.hasAnnotation(element, OwnerOnly.class)) {
            return Optional.of(Set.of());
        }
        Scoped scoped = AnnotatedElementUtils.findMergedAnnotation(element, Scoped.class);
        return scoped == null ? Optional.empty() : Optional.of(Set.of(scoped.value()));
    }

    public static void describe(Operation operation, HandlerMethod handler) {
        of(handler).ifPresent(scopes -> {
            List<String> words = scopes.stream().sorted().map(Scope::word).toList();
            operation.addExtension(EXTENSION, words);
            operation.setDescription(
                    words.isEmpty()
                            ? "Not for personal tokens."
                            : "Scope of personal tokens: "
                                    + words.stream().collect(Collectors.joining("` or `", "`", "`")) + ".");
        });
    }
}
