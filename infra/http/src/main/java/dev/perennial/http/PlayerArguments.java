package dev.perennial.http;

import dev.perennial.contract.PlayerId;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.springframework.core.MethodParameter;
import org.springframework.http.HttpStatus;
import org.springframework.security.core.context.SecurityContextHolder;
import org.springframework.security.oauth2.server.resource.authentication.JwtAuthenticationToken;
import org.springframework.web.bind.support.WebDataBinderFactory;
import org.springframework.web.context.request.NativeWebRequest;
import org.springframework.web.method.support.HandlerMethodArgumentResolver;
import org.springframework.web.method.support.ModelAndViewContainer;

/** Controllers ask for {@code PlayerId} (must be signed in) or {@code Optional<PlayerId>} (may be). */
final class PlayerArguments implements HandlerMethodArgumentResolver {

    @Override
    public boolean supportsParameter(MethodParameter parameter) {
        return parameter.nestedIfOptional().getNestedParameterType() == PlayerId.class;
    }

    @Override
    public @Nullable Object resolveArgument(
            MethodParameter parameter,
            @Nullable ModelAndViewContainer container,
            NativeWebRequest request,
            @Nullable WebDataBinderFactory binders) {
        Optional<PlayerId> player = current();
        if (parameter.isOptional()) {
            return player;
        }
        return player.orElseThrow(
                () -> new ProblemException(HttpStatus.UNAUTHORIZED, "UNAUTHENTICATED", "Sign in first."));
    }

    private static Optional<PlayerId> current() {
        return SecurityContextHolder.getContext().getAuthentication() instanceof JwtAuthenticationToken token
                ? Optional.ofNullable(token.getToken().getSubject()).map(PlayerId::new)
                : Optional.empty();
    }
}
