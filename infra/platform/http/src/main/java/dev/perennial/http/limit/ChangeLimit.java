package dev.perennial.http.limit;

import dev.perennial.domain.PlayerId;
import dev.perennial.http.CurrentPlayer;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.util.function.Consumer;
import org.springframework.http.HttpMethod;
import org.springframework.web.servlet.HandlerInterceptor;
import org.springframework.web.servlet.config.annotation.InterceptorRegistry;
import org.springframework.web.servlet.config.annotation.WebMvcConfigurer;

/** Every change a signed-in player asks for under these paths counts, also of operations that will be added there. */
public final class ChangeLimit implements WebMvcConfigurer, HandlerInterceptor {
    private final Consumer<PlayerId> limit;
    private final String[] paths;

    /** @param limit throws if a player has asked for too much */
    public ChangeLimit(Consumer<PlayerId> limit, String... paths) {
        this.limit = limit;
        this.paths = paths.clone();
    }

    @Override
    public void addInterceptors(InterceptorRegistry registry) {
        registry.addInterceptor(this).addPathPatterns(paths);
    }

    @Override
    public boolean preHandle(HttpServletRequest request, HttpServletResponse response, Object handler) {
        if (!HttpMethod.GET.matches(request.getMethod())) {
            CurrentPlayer.now().map(CurrentPlayer::id).ifPresent(limit);
        }
        return true;
    }
}
