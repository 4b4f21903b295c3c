package dev.perennial.command.limit;

import dev.perennial.contract.PlayerId;
import java.time.Duration;
import java.time.InstantSource;
import org.springframework.stereotype.Component;

/** What a player may do so often that nobody who plays notices, and not so often that all others do. */
@Component
public class PlayerLimits {
    private static final Duration HOUR = Duration.ofHours(1);

    private final RateLimit tables;
    private final RateLimit mails;
    private final RateLimit codes;

    PlayerLimits(LimitSettings settings, InstantSource clock) {
        tables = new RateLimit(settings.tablesPerHour(), HOUR, clock);
        mails = new RateLimit(settings.mailsPerHour(), HOUR, clock);
        codes = new RateLimit(settings.codesPerHour(), HOUR, clock);
    }

    /** A table, or a bot. */
    public void opens(PlayerId player) {
        tables.take(player.code());
    }

    public void hasMailSent(PlayerId player) {
        mails.take(player.code());
    }

    /** Given back with {@link #hasGuessed} if it was right. */
    public void guesses(PlayerId player) {
        codes.take(player.code());
    }

    public void hasGuessed(PlayerId player) {
        codes.giveBack(player.code());
    }
}
