package dev.perennial.command.auth.token;

import dev.perennial.command.auth.Secret;
import dev.perennial.domain.PlayerId;
import dev.perennial.http.Scope;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;

/** The table of personal access tokens, stored as digests. */
@Repository
public class PersonalTokens {
    /** The scopes a program can have. Each includes reading what its owner can see. */
    static final List<String> SCOPES =
            Arrays.stream(Scope.values()).map(Scope::word).toList();

    private final JdbcClient jdbc;

    PersonalTokens(JdbcClient jdbc) {
        this.jdbc = jdbc;
    }

    /** A token as its owner may see it later on. */
    public record Listed(
            String id,
            String label,
            List<String> scopes,
            Instant createdAt,
            Instant expiresAt,
            @Nullable Instant usedAt) {}

    /** A token that was shown, and whose it is. */
    record Held(String id, PlayerId player, List<String> scopes, Instant expiresAt) {}

    /** Answers the id under which the owner finds it again. */
    String add(PlayerId player, String secret, String label, List<String> scopes, Instant now, Duration lifetime) {
        String id = UUID.randomUUID().toString();
        jdbc.sql("""
                insert into personal_token (token_id, token_hash, player_id, label, scopes, created_at, expires_at)
                values (?, ?, ?, ?, ?, ?, ?)
                """)
                .param(id)
                .param(Secret.digest(secret))
                .param(player.code())
                .param(label)
                .param(scopes.toArray(String[]::new))
                .param(now.atOffset(ZoneOffset.UTC))
                .param(now.plus(lifetime).atOffset(ZoneOffset.UTC))
                .update();
        return id;
    }

    public List<Listed> of(PlayerId player, Instant now) {
        return jdbc.sql("""
                select * from personal_token where player_id = ? and revoked_at is null and expires_at > ?
                order by created_at, token_id
                """)
                .params(player.code(), now.atOffset(ZoneOffset.UTC))
                .query((row, _) -> listed(row))
                .list();
    }

    Optional<Held> use(String secret, Instant now) {
        return jdbc.sql("""
                update personal_token set used_at = :now
                where token_hash = :hash and revoked_at is null and expires_at > :now
                returning token_id, player_id, scopes, expires_at
                """)
                .param("now", now.atOffset(ZoneOffset.UTC))
                .param("hash", Secret.digest(secret))
                .query((row, _) -> new Held(
                        row.getString(1),
                        new PlayerId(row.getString(2)),
                        scopes(row),
                        row.getObject(4, OffsetDateTime.class).toInstant()))
                .optional();
    }

    /** Answers false if the player has no such token. */
    boolean revoke(PlayerId player, String id, Instant now) {
        return jdbc.sql("""
                update personal_token set revoked_at = ?
                where player_id = ? and token_id = ? and revoked_at is null
                """)
                        .params(now.atOffset(ZoneOffset.UTC), player.code(), id)
                        .update()
                == 1;
    }

    public void revokeAll(PlayerId player, Instant now) {
        jdbc.sql("update personal_token set revoked_at = ? where player_id = ? and revoked_at is null")
                .params(now.atOffset(ZoneOffset.UTC), player.code())
                .update();
    }

    /** Labels are personal texts, so they are deleted as well. */
    public void erase(PlayerId player, Instant now) {
        revokeAll(player, now);
        jdbc.sql("update personal_token set label = '' where player_id = ?")
                .param(player.code())
                .update();
    }

    public void forget(Instant before) {
        jdbc.sql("delete from personal_token where revoked_at < :before or expires_at < :before")
                .param("before", before.atOffset(ZoneOffset.UTC))
                .update();
    }

    private static Listed listed(ResultSet row) throws SQLException {
        OffsetDateTime used = row.getObject("used_at", OffsetDateTime.class);
        return new Listed(
                row.getString("token_id"),
                row.getString("label"),
                scopes(row),
                row.getObject("created_at", OffsetDateTime.class).toInstant(),
                row.getObject("expires_at", OffsetDateTime.class).toInstant(),
                used == null ? null : used.toInstant());
    }

    private static List<String> scopes(ResultSet row) throws SQLException {
        return Arrays.asList((String[]) row.getArray("scopes").getArray());
    }
}
