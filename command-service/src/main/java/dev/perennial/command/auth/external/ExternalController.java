package dev.perennial.command.auth.external;

import dev.perennial.command.auth.RateLimits;
import dev.perennial.command.auth.session.SessionCookies;
import dev.perennial.command.auth.session.Sessions;
import dev.perennial.domain.PlayerId;
import dev.perennial.http.OwnerOnly;
import dev.perennial.http.ProblemException;
import jakarta.servlet.http.HttpServletRequest;
import java.net.URI;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpStatus;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;
import org.springframework.web.servlet.support.ServletUriComponentsBuilder;

/** Sign-in with another OpenID provider, for browsers only. */
@RestController
@OwnerOnly
@RequestMapping("/api/v1/auth/external")
class ExternalController {
    private static final Logger LOG = LoggerFactory.getLogger(ExternalController.class);
    private static final int LONGEST = 4_000;

    private final ExternalSettings settings;
    private final ExternalProvider provider;
    private final ExternalAccounts accounts;
    private final Sessions sessions;
    private final SessionCookies cookies;
    private final RateLimits limits;

    ExternalController(
            ExternalSettings settings,
            ExternalProvider provider,
            ExternalAccounts accounts,
            Sessions sessions,
            SessionCookies cookies,
            RateLimits limits) {
        this.settings = settings;
        this.provider = provider;
        this.accounts = accounts;
        this.sessions = sessions;
        this.cookies = cookies;
        this.limits = limits;
    }

    @GetMapping("/start")
    ResponseEntity<Void> start(HttpServletRequest request) {
        requireOn();
        limits.newcomer(request);
        var attempt = ExternalAttempt.fresh();
        try {
            return ResponseEntity.status(HttpStatus.FOUND)
                    .location(provider.signIn(attempt, redirect()))
                    .header(
                            HttpHeaders.SET_COOKIE,
                            attempt.cookie(request.isSecure()).toString())
                    .build();
        } catch (ExternalProvider.Failed e) {
            return failed(request, "EXTERNAL_FAILED", e.getMessage());
        }
    }

    /** Where the provider sends the browser back to. */
    @GetMapping("/callback")
    ResponseEntity<Void> callback(
            @RequestParam(required = false) @Nullable String code,
            @RequestParam(required = false) @Nullable String state,
            HttpServletRequest request) {
        requireOn();
        Optional<ExternalAttempt> attempt =
                ExternalAttempt.of(request).filter(each -> each.state().equals(state));
        if (attempt.isEmpty()) {
            return failed(request, "EXTERNAL_STATE", "no sign-in with this state was started here");
        }
        if (code == null || code.length() > LONGEST) {
            return failed(request, "EXTERNAL_DENIED", "no code");
        }
        try {
            PlayerId player = accounts.of(provider.identity(code, attempt.get(), redirect()));
            return ResponseEntity.status(HttpStatus.FOUND)
                    .location(URI.create("/account?signed-in=external"))
                    .headers(cookies.of(request, sessions.open(player)))
                    .header(
                            HttpHeaders.SET_COOKIE,
                            ExternalAttempt.noCookie(request.isSecure()).toString())
                    .build();
        } catch (ExternalProvider.Failed e) {
            return failed(request, "EXTERNAL_FAILED", e.getMessage());
        } catch (ProblemException e) {
            return failed(request, e.problem().code(), "refused here");
        }
    }

    private void requireOn() {
        if (!settings.isOn()) {
            throw new ProblemException(HttpStatus.NOT_FOUND, "NO_EXTERNAL", "No external sign-in is set up here.");
        }
    }

    private static URI redirect() {
        return ServletUriComponentsBuilder.fromCurrentContextPath()
                .path("/api/v1/auth/external/callback")
                .build()
                .toUri();
    }

    private static ResponseEntity<Void> failed(HttpServletRequest request, String code, @Nullable String why) {
        LOG.info("sign-in with the external provider failed: {}", why);
        return ResponseEntity.status(HttpStatus.FOUND)
                .location(URI.create("/account?failed=" + code))
                .header(
                        HttpHeaders.SET_COOKIE,
                        ExternalAttempt.noCookie(request.isSecure()).toString())
                .build();
    }
}
