package dev.perennial.command.auth.session;

import dev.perennial.command.auth.Secret;
import dev.perennial.domain.PlayerId;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;

/** Sign-ins and their refresh tokens in the database. */
@Repository
public class SessionRows {
    private final JdbcClient jdbc;

    SessionRows(JdbcClient jdbc) {
        this.jdbc = jdbc;
    }

    /** A refresh token and the sign-in it belongs to. */
    record Held(
            String session,
            PlayerId player,
            boolean over,
            @Nullable Instant usedAt) {}

    /** A sign-in as its owner may see it. */
    public record Listed(String session, Instant createdAt, Instant expiresAt) {}

    void open(String session, PlayerId player, Instant at, Instant end) {
        jdbc.sql("insert into sign_in (session_id, player_id, created_at, expires_at) values (?, ?, ?, ?)")
                .params(session, player.code(), at.atOffset(ZoneOffset.UTC), end.atOffset(ZoneOffset.UTC))
                .update();
    }

    void add(String session, String refreshToken) {
        jdbc.sql("insert into refresh_token (token_hash, session_id) values (?, ?)")
                .params(Secret.digest(refreshToken), session)
                .update();
    }

    /** Locks the sign-in until the transaction ends. */
    Optional<Held> lock(String refreshToken, Instant now) {
        return jdbc.sql("""
                select s.session_id, s.player_id, s.revoked_at is not null or s.expires_at <= ? as over, t.used_at
                from refresh_token t join sign_in s using (session_id) where t.token_hash = ? for update
                """)
                .params(now.atOffset(ZoneOffset.UTC), Secret.digest(refreshToken))
                .query((row, _) -> {
                    OffsetDateTime used = row.getObject(4, OffsetDateTime.class);
                    return new Held(
                            row.getString(1),
                            new PlayerId(row.getString(2)),
                            row.getBoolean(3),
                            used == null ? null : used.toInstant());
                })
                .optional();
    }

    void use(String refreshToken, Instant at) {
        jdbc.sql("update refresh_token set used_at = coalesce(used_at, ?) where token_hash = ?")
                .params(at.atOffset(ZoneOffset.UTC), Secret.digest(refreshToken))
                .update();
    }

    void extend(String session, Instant end) {
        jdbc.sql("update sign_in set expires_at = ? where session_id = ?")
                .params(end.atOffset(ZoneOffset.UTC), session)
                .update();
    }

    /** Answers false if it was over before. */
    boolean revoke(String session, Instant at) {
        return jdbc.sql("update sign_in set revoked_at = ? where session_id = ? and revoked_at is null")
                        .params(at.atOffset(ZoneOffset.UTC), session)
                        .update()
                == 1;
    }

    public void revokeAll(PlayerId player, Instant at) {
        jdbc.sql("update sign_in set revoked_at = ? where player_id = ? and revoked_at is null")
                .params(at.atOffset(ZoneOffset.UTC), player.code())
                .update();
    }

    public List<Listed> of(PlayerId player, Instant now) {
        return jdbc.sql("""
                select session_id, created_at, expires_at from sign_in
                where player_id = ? and revoked_at is null and expires_at > ? order by created_at
                """)
                .params(player.code(), now.atOffset(ZoneOffset.UTC))
                .query((row, _) -> new Listed(
                        row.getString(1),
                        row.getObject(2, OffsetDateTime.class).toInstant(),
                        row.getObject(3, OffsetDateTime.class).toInstant()))
                .list();
    }

    /** Deletes sign-ins that ended so long ago that all their tokens have expired. */
    void forget(Instant before) {
        jdbc.sql("delete from sign_in where revoked_at < :before or expires_at < :before")
                .param("before", before.atOffset(ZoneOffset.UTC))
                .update();
        jdbc.sql("delete from refresh_token where used_at < ?")
                .param(before.atOffset(ZoneOffset.UTC))
                .update();
    }
}
