package dev.perennial.command.admin;

import dev.perennial.command.account.Account;
import dev.perennial.command.account.AccountProblems;
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

/** Whatever stands under this path is for admins, also what will be put there. The database is asked, not the token. */
@Configuration
class AdminDoor implements WebMvcConfigurer, HandlerInterceptor {
    static final String PATH = "/api/v1/auth/admin";

    private final Accounts accounts;

    AdminDoor(Accounts accounts) {
        this.accounts = accounts;
    }

    @Override
    public void addInterceptors(InterceptorRegistry registry) {
        registry.addInterceptor(this).addPathPatterns(PATH + "/**");
    }

    @Override
    public boolean preHandle(HttpServletRequest request, HttpServletResponse response, Object handler) {
        CurrentPlayer player = CurrentPlayer.now().orElseThrow(AccountProblems::gone);
        Account account = accounts.find(player.id()).orElseThrow(AccountProblems::gone);
        if (!account.isAdmin()) {
            throw new ProblemException(HttpStatus.FORBIDDEN, "ADMIN_ONLY", "Only an admin may do that.");
        }
        return true;
    }
}
