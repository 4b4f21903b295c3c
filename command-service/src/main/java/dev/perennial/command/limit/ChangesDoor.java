package dev.perennial.command.limit;

import dev.perennial.http.CurrentPlayer;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import org.springframework.context.annotation.Configuration;
import org.springframework.http.HttpMethod;
import org.springframework.web.servlet.HandlerInterceptor;
import org.springframework.web.servlet.config.annotation.InterceptorRegistry;
import org.springframework.web.servlet.config.annotation.WebMvcConfigurer;

/** Whatever a player changes at a table or about himself passes here, also what will be put under these paths. */
@Configuration
class ChangesDoor implements WebMvcConfigurer, HandlerInterceptor {
    private static final String[] PATHS = {"/api/v1/tables/**", "/api/v1/auth/**", "/api/v1/players/**"};

    private final PlayerLimits limits;

    ChangesDoor(PlayerLimits limits) {
        this.limits = limits;
    }

    @Override
    public void addInterceptors(InterceptorRegistry registry) {
        registry.addInterceptor(this).addPathPatterns(PATHS);
    }

    @Override
    public boolean preHandle(HttpServletRequest request, HttpServletResponse response, Object handler) {
        if (!HttpMethod.GET.matches(request.getMethod())) {
            CurrentPlayer.now().map(CurrentPlayer::id).ifPresent(limits::acts);
        }
        return true;
    }
}
