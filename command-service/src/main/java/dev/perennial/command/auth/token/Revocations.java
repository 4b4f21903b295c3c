package dev.perennial.command.auth.token;

import dev.perennial.command.auth.AuthSettings;
import dev.perennial.contract.player.RevokedRights;
import dev.perennial.http.token.Revocation;
import dev.perennial.http.token.TokenCheck;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.locks.ReentrantLock;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.dao.DataAccessException;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.scheduling.annotation.Scheduled;
import org.springframework.security.oauth2.jwt.Jwt;
import org.springframework.stereotype.Component;

/**
 * Sign-ins and keys that were revoked while their tokens are still valid. Only the last hours matter, so the list is
 * short and kept in memory: requests need no database. A change counts at once on this node, within a second on other
 * nodes, and reaches the other services through {@link RevocationRelay}.
 */
@Component
public class Revocations implements TokenCheck {
    private static final Logger LOG = LoggerFactory.getLogger(Revocations.class);
    private static final Duration CLOCKS_DIFFER = Duration.ofMinutes(5);

    private final JdbcClient jdbc;
    private final InstantSource clock;
    private final Duration accessLifetime;
    private final ReentrantLock reading = new ReentrantLock();
    private volatile RevokedRights ended;

    Revocations(JdbcClient jdbc, AuthSettings settings, InstantSource clock) {
        this.jdbc = jdbc;
        this.clock = clock;
        this.accessLifetime = settings.accessLifetime();
        this.ended = read();
    }

    @Override
    public void check(Jwt token) {
        Revocation.check(ended, token);
    }

    /** For those who ask no database of accounts. */
    RevokedRights now() {
        return ended;
    }

    /** One at a time: what was read before a change must not come after what was read behind it. */
    public void reload() {
        reading.lock();
        try {
            ended = read();
        } finally {
            reading.unlock();
        }
    }

    @Scheduled(fixedDelayString = "PT1S")
    void follow() {
        try {
            reload();
        } catch (DataAccessException e) {
            // The database is unreachable; the known revocations still hold, and the health check reports the outage.
            LOG.debug("cannot read revoked sign-ins", e);
        }
    }

    private RevokedRights read() {
        // First, so that whatever is read is at least as new.
        Instant asOf = jdbc.sql("select clock_timestamp()")
                .query(OffsetDateTime.class)
                .single()
                .toInstant();
        Instant now = clock.instant();
        Instant players = now.minus(Tokens.DEVELOPMENT).minus(CLOCKS_DIFFER);
        Instant sessions = now.minus(accessLifetime).minus(CLOCKS_DIFFER);
        return new RevokedRights(
                asOf,
                ids("select player_id from account where suspended_at > :since", players),
                ids("select player_id from account where erased_at > :since", players),
                ids("""
                        select session_id from sign_in where revoked_at > :since
                        union all select token_id from personal_token where revoked_at > :since and used_at is not null
                        """, sessions),
                cuts(sessions),
                jdbc.sql("select key_id from stolen_key").query(String.class).set());
    }

    private Map<String, Instant> cuts(Instant since) {
        var cuts = new HashMap<String, Instant>();
        jdbc.sql("select player_id, roles_cut_at from account where roles_cut_at > ?")
                .param(since.atOffset(ZoneOffset.UTC))
                .query(row -> {
                    cuts.put(
                            row.getString(1),
                            row.getObject(2, OffsetDateTime.class).toInstant());
                });
        return cuts;
    }

    private Set<String> ids(String sql, Instant since) {
        return jdbc.sql(sql)
                .param("since", since.atOffset(ZoneOffset.UTC))
                .query(String.class)
                .set();
    }
}
