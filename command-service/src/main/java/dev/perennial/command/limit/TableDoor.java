package dev.perennial.command.limit;

import dev.perennial.http.CurrentPlayer;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import org.springframework.context.annotation.Configuration;
import org.springframework.http.HttpMethod;
import org.springframework.web.servlet.HandlerInterceptor;
import org.springframework.web.servlet.config.annotation.InterceptorRegistry;
import org.springframework.web.servlet.config.annotation.WebMvcConfigurer;

/** Whatever changes something at a table passes here, also what will be put under this path. */
@Configuration
class TableDoor implements WebMvcConfigurer, HandlerInterceptor {
    private static final String PATH = "/api/v1/tables/**";

    private final PlayerLimits limits;

    TableDoor(PlayerLimits limits) {
        this.limits = limits;
    }

    @Override
    public void addInterceptors(InterceptorRegistry registry) {
        registry.addInterceptor(this).addPathPatterns(PATH);
    }

    @Override
    public boolean preHandle(HttpServletRequest request, HttpServletResponse response, Object handler) {
        if (!HttpMethod.GET.matches(request.getMethod())) {
            CurrentPlayer.now().map(CurrentPlayer::id).ifPresent(limits::acts);
        }
        return true;
    }
}
