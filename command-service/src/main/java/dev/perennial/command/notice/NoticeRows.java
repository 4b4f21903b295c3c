package dev.perennial.command.notice;

import dev.perennial.command.notice.Notice.Channel;
import dev.perennial.command.notice.Notice.Kind;
import dev.perennial.domain.PlayerId;
import dev.perennial.domain.table.TableState;
import dev.perennial.domain.tournament.TournamentId;
import dev.perennial.eventstore.append.AppendedRows;
import dev.perennial.eventstore.append.RowWriter;
import java.sql.Array;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.springframework.jdbc.core.JdbcTemplate;
import org.springframework.stereotype.Repository;

/** The table {@code notice}: notices to be sent, one row per channel. */
@Repository
class NoticeRows {
    /** How long a claim lasts before another node retries: longer than the slowest mail server takes. */
    private static final Duration CLAIM = Duration.ofMinutes(3);

    private static final Duration UNTIL_NEXT_TRY = Duration.ofMinutes(1);

    private final JdbcTemplate jdbc;
    private final AppendedRows appended;
    private final RowWriter<TurnRow> turns = NoticeRows::write;

    NoticeRows(JdbcTemplate jdbc, AppendedRows appended) {
        this.jdbc = jdbc;
        this.appended = appended;
    }

    private record TurnRow(Kind kind, TableState table, int seat) {
        String player() {
            return table.seat(seat).player().code();
        }

        @Nullable
        String due() {
            return table.deadline(seat).map(Instant::toString).orElse(null);
        }
    }

    /** One row per channel of the player; a mail address counts once it is confirmed. */
    void add(Kind kind, TableState table, int seat) {
        appended.add(turns, new TurnRow(kind, table, seat));
    }

    private static void write(Connection connection, List<TurnRow> rows) throws SQLException {
        try (var insert = connection.prepareStatement("""
                insert into notice (player_id, kind, channel, table_id, game, seat, seat_move, due_at)
                select a.player_id, n.kind, way.channel, n.table_id, n.game, n.seat, n.seat_move, n.due_at
                from unnest(?::text[], ?::text[], ?::text[], ?::text[], ?::int[], ?::int[], ?::timestamptz[])
                  as n (player_id, kind, table_id, game, seat, seat_move, due_at)
                join notice_address a on a.player_id = n.player_id cross join lateral (values
                  ('WEBHOOK', a.webhook is not null),
                  ('MAIL', a.mail is not null and a.mail_code is null)) way (channel, chosen)
                where way.chosen
                """)) {
            insert.setArray(1, array(connection, "text", rows, TurnRow::player));
            insert.setArray(2, array(connection, "text", rows, row -> row.kind().name()));
            insert.setArray(
                    3, array(connection, "text", rows, row -> row.table().id().code()));
            insert.setArray(
                    4, array(connection, "text", rows, row -> row.table().gameId()));
            insert.setArray(5, array(connection, "int4", rows, TurnRow::seat));
            insert.setArray(
                    6,
                    array(
                            connection,
                            "int4",
                            rows,
                            row -> row.table().seat(row.seat()).nextMove()));
            insert.setArray(7, array(connection, "text", rows, TurnRow::due));
            int _ = insert.executeUpdate();
        }
    }

    private static Array array(
            Connection connection, String type, List<TurnRow> rows, Function<TurnRow, @Nullable Object> value)
            throws SQLException {
        return connection.createArrayOf(type, rows.stream().map(value).toArray());
    }

    /** Every way the invited player has chosen, as above. */
    void addInvitation(PlayerId player, TournamentId tournament) {
        jdbc.update("""
                insert into notice (player_id, kind, channel, tournament_id)
                select a.player_id, 'INVITED', way.channel, ?
                from notice_address a cross join lateral (values
                  ('WEBHOOK', a.webhook is not null),
                  ('MAIL', a.mail is not null and a.mail_code is null)) way (channel, chosen)
                where a.player_id = ? and way.chosen
                """, tournament.code(), player.code());
    }

    void addQuestion(PlayerId player) {
        jdbc.update("insert into notice (player_id, kind, channel) values (?, 'QUESTION', 'MAIL')", player.code());
    }

    /**
     * Claims due notices, at most one per player and channel, so that no server is called twice at once. Notices of
     * channels that were removed meanwhile are deleted.
     */
    List<Notice> claim(int most) {
        jdbc.update("""
                delete from notice n where not exists (
                  select 1 from notice_address a where a.player_id = n.player_id
                    and case n.channel when 'MAIL' then a.mail else a.webhook end is not null)
                """);
        return jdbc.query("""
                with taken as (
                  update notice set tries = tries + 1,
                    claimed_until = clock_timestamp() + ? * interval '1 millisecond',
                    next_try = clock_timestamp() + ? * interval '1 millisecond'
                  where notice_id in (
                    select n.notice_id from notice n
                    where n.next_try <= clock_timestamp() and not exists (
                      select 1 from notice o where o.player_id = n.player_id and o.channel = n.channel
                        and (o.claimed_until > clock_timestamp()
                          or (o.next_try <= clock_timestamp() and o.notice_id < n.notice_id)))
                    order by n.next_try limit ? for update skip locked)
                  returning *)
                select t.*, case t.channel when 'MAIL' then a.mail else a.webhook end
                    as address, a.mail_code, c.language,
                  c.time_zone
                from taken t join notice_address a using (player_id) left join account c using (player_id)
                order by t.notice_id
                """, NoticeRows::notice, CLAIM.toMillis(), CLAIM.toMillis(), most);
    }

    private static Notice notice(ResultSet row, int number) throws SQLException {
        OffsetDateTime due = row.getObject("due_at", OffsetDateTime.class);
        return new Notice(
                row.getLong("notice_id"),
                row.getString("player_id"),
                Kind.valueOf(row.getString("kind")),
                Channel.valueOf(row.getString("channel")),
                row.getString("table_id"),
                row.getString("game"),
                row.getInt("seat"),
                row.getInt("seat_move"),
                row.getInt("tries"),
                row.getString("address"),
                row.getString("mail_code"),
                row.getString("language"),
                row.getString("time_zone"),
                due == null ? null : due.toInstant(),
                row.getString("tournament_id"));
    }

    void done(long notice) {
        jdbc.update("delete from notice where notice_id = ?", notice);
    }

    void failed(long notice) {
        jdbc.update(
                "update notice set claimed_until = null, next_try = clock_timestamp() + ? * interval '1 millisecond' "
                        + "where notice_id = ?",
                UNTIL_NEXT_TRY.toMillis(),
                notice);
    }
}
