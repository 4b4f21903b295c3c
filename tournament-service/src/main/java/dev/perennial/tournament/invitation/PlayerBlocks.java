package dev.perennial.tournament.invitation;

import dev.perennial.domain.PlayerId;
import java.util.Set;
import org.springframework.jdbc.core.JdbcTemplate;
import org.springframework.stereotype.Repository;
import org.springframework.transaction.annotation.Transactional;

/** The table {@code player_block}: the players' block lists. */
@Repository
public class PlayerBlocks {
    private final JdbcTemplate jdbc;

    PlayerBlocks(JdbcTemplate jdbc) {
        this.jdbc = jdbc;
    }

    @Transactional
    public void replace(String player, Set<PlayerId> blocked) {
        jdbc.update("delete from player_block where player_id = ?", player);
        for (PlayerId each : blocked) {
            jdbc.update("insert into player_block (player_id, blocked_id) values (?, ?)", player, each.code());
        }
    }

    public boolean hasBlocked(PlayerId player, PlayerId other) {
        Long found = jdbc.queryForObject(
                "select count(*) from player_block where player_id = ? and blocked_id = ?",
                Long.class,
                player.code(),
                other.code());
        return found != null && found > 0;
    }
}
