package dev.perennial.query.table;

import dev.perennial.domain.PlayerId;
import dev.perennial.domain.table.Origin;
import dev.perennial.domain.table.TableEvent.TableOpened;
import dev.perennial.domain.table.TableId;
import dev.perennial.domain.table.TableStatus;
import dev.perennial.query.projection.DecodedEvent;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.springframework.jdbc.core.JdbcTemplate;
import org.springframework.stereotype.Repository;

/** The table {@code table_branch}: which tables go on with the game of another one. */
@Repository
public class TableBranches {
    private static final int MOST = 100;

    private final JdbcTemplate jdbc;

    TableBranches(JdbcTemplate jdbc) {
        this.jdbc = jdbc;
    }

    /**
     * A table that goes on with a game.
     *
     * @param owner the player who opened it
     * @param status as everyone may know it
     */
    public record Row(
            TableId table,
            long sequence,
            Origin.Deal deal,
            @Nullable Integer perspective,
            @Nullable String seed,
            PlayerId owner,
            TableStatus status,
            Instant openedAt) {}

    void save(List<DecodedEvent> arrivals) {
        for (DecodedEvent arrival : arrivals) {
            Origin origin = arrival.event() instanceof TableOpened opened ? opened.origin() : null;
            if (origin != null) {
                insert(
                        arrival.envelope().aggregateId(),
                        origin,
                        arrival.envelope().time());
            }
        }
    }

    private void insert(String table, Origin origin, Instant openedAt) {
        jdbc.update(
                """
                insert into table_branch (table_id, parent, sequence, deal, perspective, seed, opened_at)
                values (?, ?, ?, ?, ?, ?, ?)
                """,
                table,
                origin.table().code(),
                origin.sequence(),
                origin.deal().name(),
                origin.perspective(),
                origin.seed(),
                openedAt.atOffset(ZoneOffset.UTC));
    }

    /** The newest that this asker may find, in the order of the game. */
    public List<Row> of(TableId parent, Optional<PlayerId> asker) {
        String player = asker.map(PlayerId::code).orElse("");
        return jdbc.query("""
                select * from (
                  select b.table_id, b.sequence, b.deal, b.perspective, b.seed, t.owner, t.status, b.opened_at
                  from table_branch b join table_summary t using (table_id)
                  where b.parent = ? and (t.visibility = 'PUBLIC' or t.owner = ? or t.players ?? ?)
                  order by b.opened_at desc, b.table_id limit ?) newest
                order by sequence, opened_at, table_id
                """, (row, _) -> row(row), parent.code(), player, player, MOST);
    }

    private static Row row(ResultSet row) throws SQLException {
        return new Row(
                new TableId(row.getString("table_id")),
                row.getLong("sequence"),
                Origin.Deal.valueOf(row.getString("deal")),
                (Integer) row.getObject("perspective"),
                row.getString("seed"),
                new PlayerId(row.getString("owner")),
                TableStatus.valueOf(row.getString("status")),
                row.getObject("opened_at", OffsetDateTime.class).toInstant());
    }
}
