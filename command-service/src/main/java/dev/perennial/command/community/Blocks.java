package dev.perennial.command.community;

import dev.perennial.command.account.AccountChanges;
import dev.perennial.command.account.AccountRefusals;
import dev.perennial.command.account.Accounts;
import dev.perennial.domain.PlayerId;
import dev.perennial.http.ProblemException;
import dev.perennial.http.RequestFields;
import java.time.Instant;
import java.time.InstantSource;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.springframework.http.HttpStatus;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Transactional;

/** The players' block lists. */
@Service
public class Blocks {
    private static final int MOST = 1_000;

    private final JdbcClient jdbc;
    private final Accounts accounts;
    private final AccountChanges changes;
    private final InstantSource clock;

    Blocks(JdbcClient jdbc, Accounts accounts, AccountChanges changes, InstantSource clock) {
        this.jdbc = jdbc;
        this.accounts = accounts;
        this.changes = changes;
        this.clock = clock;
    }

    /** A blocked player; without a name once erased. */
    public record Blocked(PlayerId player, @Nullable String displayName, Instant since) {}

    /** Other services learn of it through the player's public record. */
    @Transactional
    public void block(PlayerId player, PlayerId other) {
        if (player.equals(other)) {
            throw AccountRefusals.yourself();
        }
        if (accounts.find(other).isEmpty()) {
            throw RequestFields.unknownPlayer();
        }
        if (of(player).size() >= MOST) {
            throw new ProblemException(
                    HttpStatus.CONFLICT, "TOO_MANY_BLOCKS", "Your block list is full. Unblock someone first.");
        }
        jdbc.sql("insert into player_block (player_id, blocked_id, since) values (?, ?, ?) on conflict do nothing")
                .params(player.code(), other.code(), clock.instant().atOffset(ZoneOffset.UTC))
                .update();
        changes.announce(player);
    }

    @Transactional
    public void unblock(PlayerId player, PlayerId other) {
        jdbc.sql("delete from player_block where player_id = ? and blocked_id = ?")
                .params(player.code(), other.code())
                .update();
        changes.announce(player);
    }

    public List<Blocked> of(PlayerId player) {
        return jdbc.sql("""
                select b.blocked_id, a.display_name, b.since
                from player_block b left join account a on a.player_id = b.blocked_id
                where b.player_id = ? order by b.since, b.blocked_id
                """)
                .param(player.code())
                .query((row, _) -> new Blocked(
                        new PlayerId(row.getString(1)),
                        row.getString(2),
                        row.getObject(3, OffsetDateTime.class).toInstant()))
                .list();
    }

    /** Everyone who has blocked this player. */
    public Set<PlayerId> against(PlayerId player) {
        return jdbc.sql("select player_id from player_block where blocked_id = ?")
                .param(player.code())
                .query((row, _) -> new PlayerId(row.getString(1)))
                .set();
    }

    /** Deletes the block lists of an erased player, and the player from those of others. */
    public void forget(PlayerId player) {
        jdbc.sql("delete from player_block where player_id = :player or blocked_id = :player")
                .param("player", player.code())
                .update();
    }
}
