package dev.perennial.http;

import dev.perennial.contract.json.Json;
import dev.perennial.contract.player.Ended;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.security.oauth2.jwt.Jwt;
import tools.jackson.core.JacksonException;

/**
 * What the command service tells the others about tokens that are good no longer. As long as it is not heard, a token
 * counts until it expires.
 */
public final class HeardStanding implements TokenCheck {
    private static final Logger LOG = LoggerFactory.getLogger(HeardStanding.class);

    private volatile Ended ended = Ended.NOTHING;

    @Override
    public void check(Jwt token) {
        Revocation.check(ended, token);
    }

    /** Several nodes tell: the latest counts, not the last to arrive. */
    public synchronized void hear(byte[] value) {
        try {
            Ended heard = Json.mapper().readValue(value, Ended.class);
            if (heard.asOf().isAfter(ended.asOf())) {
                ended = heard;
            }
        } catch (JacksonException e) {
            LOG.error(
                    "a record about ended sign-ins cannot be read: {}",
                    e.getClass().getSimpleName());
        }
    }
}
