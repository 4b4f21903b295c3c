package dev.perennial.command.admin;

import dev.perennial.command.account.Account;
import dev.perennial.command.account.AccountRefusals;
import dev.perennial.command.account.Accounts;
import dev.perennial.http.CurrentPlayer;
import dev.perennial.http.ProblemException;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import org.springframework.context.annotation.Configuration;
import org.springframework.http.HttpStatus;
import org.springframework.web.servlet.HandlerInterceptor;
import org.springframework.web.servlet.config.annotation.InterceptorRegistry;
import org.springframework.web.servlet.config.annotation.WebMvcConfigurer;

/** Protects every path below the admin prefix. The role is read from the database, not from the token. */
@Configuration
class AdminInterceptor implements WebMvcConfigurer, HandlerInterceptor {
    static final String PATH = "/api/v1/auth/admin";

    private final Accounts accounts;

    AdminInterceptor(Accounts accounts) {
        this.accounts = accounts;
    }

    @Override
    public void addInterceptors(InterceptorRegistry registry) {
        registry.addInterceptor(this).addPathPatterns(PATH + "/**");
    }

    @Override
    public boolean preHandle(HttpServletRequest request, HttpServletResponse response, Object handler) {
        CurrentPlayer player = CurrentPlayer.now().orElseThrow(AccountRefusals::gone);
        Account account = accounts.find(player.id()).orElseThrow(AccountRefusals::gone);
        if (!account.isAdmin()) {
            throw new ProblemException(HttpStatus.FORBIDDEN, "ADMIN_ONLY", "Only admins can do that.");
        }
        return true;
    }
}
