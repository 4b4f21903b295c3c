package dev.perennial.command.admin;

import dev.perennial.domain.PlayerId;
import java.time.Instant;
import java.time.InstantSource;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Optional;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;

/** The table {@code rated_approval}: whose decisions over games count for ratings. */
@Repository
class RatedApprovals {
    private final JdbcClient jdbc;
    private final InstantSource clock;

    RatedApprovals(JdbcClient jdbc, InstantSource clock) {
        this.jdbc = jdbc;
        this.clock = clock;
    }

    enum Approved {
        LEAGUE,
        ORGANISER
    }

    /** An approval in force. */
    record Approval(Approved approved, String id, String by, Instant at) {}

    List<Approval> inForce() {
        return jdbc.sql("select * from rated_approval where withdrawn_at is null order by approved, approved_id")
                .query((row, _) -> new Approval(
                        Approved.valueOf(row.getString("approved")),
                        row.getString("approved_id"),
                        row.getString("approved_by"),
                        row.getObject("approved_at", OffsetDateTime.class).toInstant()))
                .list();
    }

    Optional<Approval> find(Approved approved, String id) {
        return inForce().stream()
                .filter(each -> each.approved() == approved && each.id().equals(id))
                .findFirst();
    }

    /** Answers whether it was not approved before. */
    boolean approve(Approved approved, String id, PlayerId admin) {
        return jdbc.sql("""
                insert into rated_approval (approved, approved_id, approved_by, approved_at) values (?, ?, ?, ?)
                on conflict (approved, approved_id) where withdrawn_at is null do nothing
                """)
                        .params(
                                approved.name(),
                                id,
                                admin.code(),
                                clock.instant().atOffset(ZoneOffset.UTC))
                        .update()
                > 0;
    }

    /** Answers whether it was approved before. */
    boolean withdraw(Approved approved, String id) {
        return jdbc.sql("""
                update rated_approval set withdrawn_at = ?
                where approved = ? and approved_id = ? and withdrawn_at is null
                """)
                        .params(clock.instant().atOffset(ZoneOffset.UTC), approved.name(), id)
                        .update()
                > 0;
    }

    boolean isLeague(String id) {
        return jdbc.sql("select exists (select 1 from organiser_of_league where league_id = ?)")
                .param(id)
                .query(Boolean.class)
                .single();
    }
}
