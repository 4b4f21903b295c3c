package dev.perennial.command.notice;

import dev.perennial.contract.PlayerId;
import dev.perennial.contract.table.TableId;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Duration;
import java.util.List;
import org.springframework.jdbc.core.JdbcTemplate;
import org.springframework.stereotype.Repository;

/** The table {@code notice}: what is still to be told. */
@Repository
class NoticeRows {
    /** Whoever takes one has so long before another node tries. */
    private static final Duration CLAIM = Duration.ofSeconds(60);

    private final JdbcTemplate jdbc;

    NoticeRows(JdbcTemplate jdbc) {
        this.jdbc = jdbc;
    }

    void addTurn(PlayerId player, TableId table, String game, int seat, int seatMove) {
        jdbc.update(
                "insert into notice (player_id, table_id, game, seat, seat_move) values (?, ?, ?, ?, ?)",
                player.code(),
                table.code(),
                game,
                seat,
                seatMove);
    }

    void addQuestion(PlayerId player) {
        jdbc.update("insert into notice (player_id) values (?)", player.code());
    }

    /** Takes some that are due; those of people who want to hear nothing any more are gone. */
    List<Notice> claim(int most) {
        jdbc.update("delete from notice n where not exists "
                + "(select 1 from notice_address a where a.player_id = n.player_id)");
        return jdbc.query("""
                with taken as (
                  update notice set next_try = clock_timestamp() + ? * interval '1 millisecond', tries = tries + 1
                  where notice_id in (
                    select notice_id from notice where next_try <= clock_timestamp()
                    order by next_try limit ? for update skip locked)
                  returning *)
                select t.*, a.webhook, a.mail, a.mail_code
                from taken t join notice_address a using (player_id) order by t.notice_id
                """, NoticeRows::notice, CLAIM.toMillis(), most);
    }

    private static Notice notice(ResultSet row, int number) throws SQLException {
        return new Notice(
                row.getLong("notice_id"),
                row.getString("player_id"),
                row.getString("table_id"),
                row.getString("game"),
                row.getInt("seat"),
                row.getInt("seat_move"),
                row.getInt("tries"),
                row.getString("webhook"),
                row.getString("mail"),
                row.getString("mail_code"));
    }

    void done(long notice) {
        jdbc.update("delete from notice where notice_id = ?", notice);
    }
}
