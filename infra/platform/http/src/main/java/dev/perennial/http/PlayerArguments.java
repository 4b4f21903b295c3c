package dev.perennial.http;

import dev.perennial.contract.PlayerId;
import java.util.Optional;
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
        boolean onlyId = parameter.nestedIfOptional().getNestedParameterType() == PlayerId.class;
        Optional<?> player = onlyId ? CurrentPlayer.now().map(CurrentPlayer::id) : CurrentPlayer.now();
        return parameter.isOptional()
                ? player
                : player.orElseThrow(
                        () -> new ProblemException(HttpStatus.UNAUTHORIZED, "UNAUTHENTICATED", "Sign in first."));
    }
}
