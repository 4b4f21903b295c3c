package dev.perennial.http.server;

import dev.perennial.domain.PlayerId;
import dev.perennial.http.CurrentPlayer;
import dev.perennial.http.ProblemException;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;
import org.springframework.core.MethodParameter;
import org.springframework.http.HttpStatus;
import org.springframework.web.bind.support.WebDataBinderFactory;
import org.springframework.web.context.request.NativeWebRequest;
import org.springframework.web.method.support.HandlerMethodArgumentResolver;
import org.springframework.web.method.support.ModelAndViewContainer;

/**
 * Controllers ask for {@code PlayerId} or {@code CurrentPlayer} (must be signed in), or for an {@code Optional} of them
 * (may be).
 */
final class PlayerArguments implements HandlerMethodArgumentResolver {
    /**
     * The player a parameter's type asks for, kept because reflection with every request costs more than the answer.
     */
    private record Wanted(boolean onlyId, boolean optional) {
        static Wanted of(MethodParameter parameter) {
            boolean onlyId = parameter.nestedIfOptional().getNestedParameterType() == PlayerId.class;
            return new Wanted(onlyId, parameter.isOptional());
        }
    }

    private final Map<MethodParameter, Wanted> known = new ConcurrentHashMap<>();

    @Override
    public boolean supportsParameter(MethodParameter parameter) {
        Class<?> type = parameter.nestedIfOptional().getNestedParameterType();
        return type == PlayerId.class || type == CurrentPlayer.class;
    }

    @Override
    public @Nullable Object resolveArgument(
            MethodParameter parameter,
            @Nullable ModelAndViewContainer container,
            NativeWebRequest request,
            @Nullable WebDataBinderFactory binders) {
        Wanted wanted = known.computeIfAbsent(parameter, Wanted::of);
        Optional<?> player = wanted.onlyId() ? CurrentPlayer.now().map(CurrentPlayer::id) : CurrentPlayer.now();
        return wanted.optional()
                ? player
                : player.orElseThrow(
                        () -> new ProblemException(HttpStatus.UNAUTHORIZED, "UNAUTHENTICATED", "Sign in first."));
    }
}
