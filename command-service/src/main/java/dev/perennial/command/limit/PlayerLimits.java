package dev.perennial.command.limit;

import dev.perennial.domain.PlayerId;
import dev.perennial.http.limit.RateLimit;
import java.time.Duration;
import java.time.InstantSource;
import java.util.function.Supplier;
import org.springframework.stereotype.Component;

/** Rate limits per player: too high to notice in play, low enough to protect everyone else. */
@Component
public class PlayerLimits {
    private static final Duration HOUR = Duration.ofHours(1);
    /** More could not be read. */
    private static final int COMMENTS_PER_MINUTE = 20;

    private final RateLimit tables;
    private final RateLimit commands;
    private final RateLimit mails;
    private final RateLimit codes;
    private final RateLimit hints;
    private final RateLimit comments;

    PlayerLimits(LimitSettings settings, InstantSource clock) {
        tables = new RateLimit(settings.tablesPerHour(), HOUR, clock);
        commands = RateLimit.perSecond(settings.commandsPerSecond(), clock);
        mails = new RateLimit(settings.mailsPerHour(), HOUR, clock);
        codes = new RateLimit(settings.codesPerHour(), HOUR, clock);
        hints = new RateLimit(settings.hintsPerMinute(), Duration.ofMinutes(1), clock);
        comments = new RateLimit(COMMENTS_PER_MINUTE, Duration.ofMinutes(1), clock);
    }

    /** A table, or a bot. */
    public void opens(PlayerId player) {
        tables.take(player.code());
    }

    /** Anything at any table, or about themself. */
    public void acts(PlayerId player) {
        commands.take(player.code());
    }

    public void hasMailSent(PlayerId player) {
        mails.take(player.code());
    }

    /** For a hint. */
    public void asks(PlayerId player) {
        hints.take(player.code());
    }

    /** Something for the spectators of a table. */
    public void comments(PlayerId player) {
        comments.take(player.code());
    }

    /** Counts only if it was wrong, which throws. */
    public <T> T guesses(PlayerId player, Supplier<T> guess) {
        return codes.guarded(player.code(), guess);
    }
}
