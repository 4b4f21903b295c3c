package dev.perennial.tournament.limit;

import dev.perennial.domain.PlayerId;
import dev.perennial.http.limit.ChangeLimit;
import dev.perennial.http.limit.RateLimit;
import java.time.Duration;
import java.time.InstantSource;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;
import java.util.function.Supplier;
import org.springframework.context.annotation.Bean;
import org.springframework.stereotype.Component;

/** Rate limits per account: too high for organisers to notice, low enough to protect everyone else. */
@Component
public class OrganiserLimits {
    private static final Duration HOUR = Duration.ofHours(1);
    private static final String[] PATHS = {"/api/v1/tournaments/**", "/api/v1/leagues/**"};

    private final RateLimit commands;
    private final RateLimit tournaments;
    private final RateLimit bots;
    private final RateLimit invitations;

    OrganiserLimits(LimitSettings settings, InstantSource clock) {
        commands = RateLimit.perSecond(settings.commandsPerSecond(), clock);
        tournaments = new RateLimit(settings.tournamentsPerHour(), HOUR, clock);
        bots = new RateLimit(settings.botsPerHour(), HOUR, clock);
        invitations = new RateLimit(settings.invitationsPerHour(), HOUR, clock);
    }

    /** Every change to tournaments and leagues, also what will be put under these paths. */
    @Bean
    static ChangeLimit changeLimit(OrganiserLimits limits) {
        return new ChangeLimit(limits::acts, PATHS);
    }

    private void acts(PlayerId player) {
        commands.take(player.code());
    }

    /** A tournament, or a league. */
    public void creates(PlayerId player) {
        tournaments.take(player.code());
    }

    /** Counts only the bots that were entered: the work reports how many, also when it stops early. */
    public <T> T entersBots(PlayerId player, int count, Function<AtomicInteger, T> entering) {
        bots.take(player.code(), count);
        var entered = new AtomicInteger();
        try {
            return entering.apply(entered);
        } catch (RuntimeException e) {
            bots.giveBack(player.code(), count - entered.get());
            throw e;
        }
    }

    /** Counts only if it was possible. */
    public <T> T invites(PlayerId player, Supplier<T> inviting) {
        invitations.take(player.code());
        try {
            return inviting.get();
        } catch (RuntimeException e) {
            invitations.giveBack(player.code(), 1);
            throw e;
        }
    }
}
