package dev.perennial.command.auth.recovery;

import dev.perennial.command.auth.Secret;
import dev.perennial.domain.PlayerId;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.Optional;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;

/** Links that open an account once. Only the latest link of an account is valid. */
@Repository
public class RecoveryLinks {
    private final JdbcClient jdbc;

    public RecoveryLinks(JdbcClient jdbc) {
        this.jdbc = jdbc;
    }

    /**
     * A link for one use.
     *
     * @param path with the secret in the fragment, which reaches no server and no log
     */
    public record Link(String path, Instant expiresAt) {
        @Override
        public String toString() {
            return "Link";
        }
    }

    public Link issue(PlayerId player, Instant now, Duration lifetime) {
        remove(player);
        String secret = Secret.fresh("pl_");
        Instant end = now.plus(lifetime);
        jdbc.sql("insert into recovery_link (token_hash, player_id, expires_at) values (?, ?, ?)")
                .params(Secret.digest(secret), player.code(), end.atOffset(ZoneOffset.UTC))
                .update();
        return new Link("/recover#" + secret, end);
    }

    /** Uses the link up and answers whose it was. */
    Optional<PlayerId> use(String secret, Instant now) {
        return jdbc.sql("delete from recovery_link where token_hash = ? and expires_at > ? returning player_id")
                .params(Secret.digest(secret), now.atOffset(ZoneOffset.UTC))
                .query((row, _) -> new PlayerId(row.getString(1)))
                .optional();
    }

    public void remove(PlayerId player) {
        jdbc.sql("delete from recovery_link where player_id = ?")
                .param(player.code())
                .update();
    }
}
