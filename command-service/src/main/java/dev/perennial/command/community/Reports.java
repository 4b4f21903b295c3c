package dev.perennial.command.community;

import dev.perennial.command.account.AccountRefusals;
import dev.perennial.command.account.Accounts;
import dev.perennial.domain.PlayerId;
import dev.perennial.http.ProblemException;
import dev.perennial.http.RequestFields;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Service;

/** Players' reports about each other, for the admins. */
@Service
public class Reports {
    private static final int MOST_AN_HOUR = 10;
    private static final int LISTED = 200;
    private static final Duration HOUR = Duration.ofHours(1);

    private final JdbcClient jdbc;
    private final Accounts accounts;
    private final InstantSource clock;

    Reports(JdbcClient jdbc, Accounts accounts, InstantSource clock) {
        this.jdbc = jdbc;
        this.accounts = accounts;
        this.clock = clock;
    }

    /** The content of a report, with its table if it is about one. */
    public record Told(
            Reason reason,
            @Nullable String remark,
            @Nullable String table) {}

    long add(PlayerId reporter, PlayerId reported, Told told) {
        if (reporter.equals(reported)) {
            throw AccountRefusals.yourself();
        }
        if (accounts.find(reported).isEmpty()) {
            throw RequestFields.unknownPlayer();
        }
        Instant now = clock.instant();
        if (since(reporter, now.minus(HOUR)) >= MOST_AN_HOUR) {
            throw ProblemException.tooMany(HOUR);
        }
        return jdbc.sql("""
                insert into player_report (reporter_id, reported_id, reason, remark, table_id, reported_at)
                values (?, ?, ?, ?, ?, ?) returning report_id
                """)
                .param(reporter.code())
                .param(reported.code())
                .param(told.reason().name())
                .param(told.remark())
                .param(told.table())
                .param(now.atOffset(ZoneOffset.UTC))
                .query(Long.class)
                .single();
    }

    private int since(PlayerId reporter, Instant start) {
        return jdbc.sql("select count(*) from player_report where reporter_id = ? and reported_at > ?")
                .params(reporter.code(), start.atOffset(ZoneOffset.UTC))
                .query(Integer.class)
                .single();
    }

    /** The newest first; those that are dealt with only if asked for. */
    public List<Report> list(boolean closedToo, long before, int limit) {
        return query(
                "where (:all or r.closed_at is null) and r.report_id < :before",
                Map.of("all", closedToo, "before", before),
                limit);
    }

    public List<Report> by(PlayerId reporter) {
        return query("where r.reporter_id = :reporter", Map.of("reporter", reporter.code()), LISTED);
    }

    private List<Report> query(String where, Map<String, Object> values, int limit) {
        return jdbc.sql("""
                select r.*, a.display_name as reporter_name, b.display_name as reported_name
                from player_report r left join account a on a.player_id = r.reporter_id
                  left join account b on b.player_id = r.reported_id
                """ + where + " order by r.report_id desc limit " + limit)
                .params(values)
                .query((row, _) -> report(row))
                .list();
    }

    /** Answers false if the report does not exist or is closed already. */
    public boolean close(long report, PlayerId admin) {
        return jdbc.sql("update player_report set closed_at = ?, closed_by = ? where report_id = ? and"
                                + " closed_at is null")
                        .params(clock.instant().atOffset(ZoneOffset.UTC), admin.code(), report)
                        .update()
                == 1;
    }

    /** Texts by or about the player may contain their name. */
    public void forget(PlayerId player) {
        jdbc.sql("update player_report set remark = null where reporter_id = :player or reported_id = :player")
                .param("player", player.code())
                .update();
    }

    private static Report report(ResultSet row) throws SQLException {
        OffsetDateTime closed = row.getObject("closed_at", OffsetDateTime.class);
        return new Report(
                row.getLong("report_id"),
                new PlayerId(row.getString("reporter_id")),
                row.getString("reporter_name"),
                new PlayerId(row.getString("reported_id")),
                row.getString("reported_name"),
                row.getString("reason"),
                row.getString("remark"),
                row.getString("table_id"),
                row.getObject("reported_at", OffsetDateTime.class).toInstant(),
                closed == null ? null : closed.toInstant());
    }
}
