package dev.perennial.command.auth;

import dev.perennial.http.limit.ClientNetwork;
import dev.perennial.http.limit.RateLimit;
import jakarta.servlet.http.HttpServletRequest;
import java.time.Duration;
import java.time.InstantSource;
import java.util.Locale;
import java.util.function.Supplier;
import org.springframework.stereotype.Component;

/** Guessing passwords and making accounts by the thousand is slow here. */
@Component
public class RateLimits {
    private static final Duration SHORT = Duration.ofMinutes(5);
    private static final Duration LONG = Duration.ofHours(1);

    private final RateLimit failures;
    private final RateLimit everywhere;
    private final RateLimit attempts;
    private final RateLimit strangers;
    private final RateLimit newcomers;

    RateLimits(AuthSettings settings, InstantSource clock) {
        failures = new RateLimit(settings.failures(), SHORT, clock);
        everywhere = new RateLimit(settings.failuresEverywhere(), SHORT, clock);
        attempts = new RateLimit(settings.attempts(), SHORT, clock);
        strangers = new RateLimit(settings.attempts(), SHORT, clock);
        newcomers = new RateLimit(settings.newcomers(), LONG, clock);
    }

    public void newcomer(HttpServletRequest request) {
        newcomers.take(ClientNetwork.of(request.getRemoteAddr()));
    }

    /**
     * An attempt counts against its address and, if it throws, against the pair of name and address. Strangers
     * elsewhere cannot lock a player out unless they guess from very many addresses.
     */
    public <T> T attempt(HttpServletRequest request, String name, Supplier<T> work) {
        String address = ClientNetwork.of(request.getRemoteAddr());
        attempts.take(address);
        String key = name.toLowerCase(Locale.ROOT);
        return guarded(address + " " + key, () -> everywhere.guarded(key, work));
    }

    /**
     * Only what is refused counts against the address: a whole club may go on from one, each of them every few minutes.
     */
    public <T> T goingOn(HttpServletRequest request, Supplier<T> work) {
        return strangers.guarded(ClientNetwork.of(request.getRemoteAddr()), work);
    }

    /** Counts against the key if it throws. */
    public <T> T guarded(String key, Supplier<T> work) {
        return failures.guarded(key, work);
    }
}
