package dev.perennial.command.admin;

import dev.perennial.domain.PlayerId;
import java.time.Instant;
import java.time.InstantSource;
import java.time.ZoneOffset;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;

/** The audit log of admin actions. */
@Repository
class AdminLog {
    private final JdbcClient jdbc;
    private final InstantSource clock;

    AdminLog(JdbcClient jdbc, InstantSource clock) {
        this.jdbc = jdbc;
        this.clock = clock;
    }

    record Action(
            long number,
            String admin,
            String action,
            @Nullable String player,
            @Nullable String detail,
            Instant at) {}

    void add(PlayerId admin, String action, @Nullable PlayerId player, @Nullable String detail) {
        jdbc.sql("insert into admin_action (admin_id, action, player_id, detail, done_at) values (?, ?, ?, ?, ?)")
                .param(admin.code())
                .param(action)
                .param(player == null ? null : player.code())
                .param(detail)
                .param(clock.instant().atOffset(ZoneOffset.UTC))
                .update();
    }

    /** The newest first, those before a number. */
    List<Action> before(long number, int limit) {
        return jdbc.sql("select * from admin_action where action_id < ? order by action_id desc limit ?")
                .params(number, limit)
                .query((row, _) -> new Action(
                        row.getLong("action_id"),
                        row.getString("admin_id"),
                        row.getString("action"),
                        row.getString("player_id"),
                        row.getString("detail"),
                        row.getTimestamp("done_at").toInstant()))
                .list();
    }
}
