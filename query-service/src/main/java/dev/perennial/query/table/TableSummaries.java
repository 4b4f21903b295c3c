package dev.perennial.query.table;

import dev.perennial.contract.Envelope;
import dev.perennial.contract.json.Json;
import dev.perennial.domain.table.Ending;
import dev.perennial.domain.table.TableState;
import java.sql.Array;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.sql.Types;
import java.time.ZoneOffset;
import java.util.Collection;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.springframework.jdbc.core.JdbcTemplate;
import org.springframework.stereotype.Repository;

/** Writes {@code table_summary}. */
@Repository
class TableSummaries {
    private static final String SAVE = """
            insert into table_summary
              (table_id, game, rules_version, status, players, awaited, owner, commitment, options, result,
               opened_at, changed_at, sequence, opened_index,
               visibility, terms, tournament, bots, forfeits, deadline, ending, rematch)
            values (?, ?, ?, ?, ?::jsonb, ?, ?, ?, ?::jsonb, ?::jsonb, ?, ?, ?, ?, ?, ?::jsonb, ?, ?::jsonb, ?, ?, ?, ?)
            on conflict (table_id) do update set
              status = excluded.status, players = excluded.players, awaited = excluded.awaited,
              result = excluded.result, changed_at = excluded.changed_at, sequence = excluded.sequence,
              bots = excluded.bots, forfeits = excluded.forfeits, deadline = excluded.deadline,
              ending = excluded.ending
            """;

    private final JdbcTemplate jdbc;

    TableSummaries(JdbcTemplate jdbc) {
        this.jdbc = jdbc;
    }

    /**
     * A table after some of its events.
     *
     * @param first the first of them; what it says of the opening counts only when the row is new
     */
    record Change(Moment moment, Envelope first) {}

    void save(List<Change> changes) {
        var _ = jdbc.batchUpdate(SAVE, changes, changes.size(), TableSummaries::fill);
    }

    private static void fill(PreparedStatement row, Change change) throws SQLException {
        Moment moment = change.moment();
        TableState table = moment.table();
        row.setString(1, table.id().code());
        row.setString(2, table.gameId());
        row.setString(3, table.rulesVersion());
        row.setString(4, table.status().name());
        row.setString(5, json(players(table)));
        row.setArray(6, numbers(row, moment.awaited()));
        row.setString(7, table.owner().code());
        row.setString(8, table.commitment());
        row.setString(9, Json.mapper().writeValueAsString(table.options()));
        row.setString(10, table.result() == null ? null : json(table.result()));
        row.setObject(11, change.first().time().atOffset(ZoneOffset.UTC));
        row.setObject(12, moment.time().atOffset(ZoneOffset.UTC));
        row.setLong(13, moment.sequence());
        row.setLong(14, change.first().globalIndex());
        row.setString(15, table.terms().visibility().name());
        row.setString(16, json(table.terms()));
        row.setString(17, table.tournament());
        row.setString(18, json(bots(table)));
        row.setArray(19, numbers(row, table.forfeits()));
        row.setObject(
                20,
                table.deadline().map(due -> due.atOffset(ZoneOffset.UTC)).orElse(null),
                Types.TIMESTAMP_WITH_TIMEZONE);
        Ending ending = table.ending();
        row.setString(21, ending == null ? null : ending.name());
        row.setBoolean(22, table.opening().rematchOf() != null);
    }

    private static Array numbers(PreparedStatement row, Collection<Integer> numbers) throws SQLException {
        return row.getConnection().createArrayOf("integer", numbers.toArray());
    }

    static List<@Nullable String> bots(TableState table) {
        return table.seats().stream()
                .<@Nullable String>map(seat -> seat == null ? null : seat.bot())
                .toList();
    }

    static List<@Nullable String> players(TableState table) {
        return table.seats().stream()
                .<@Nullable String>map(
                        seat -> seat == null ? null : seat.player().code())
                .toList();
    }

    private static String json(Object value) {
        return Json.mapper().writeValueAsString(Objects.requireNonNull(value));
    }
}
