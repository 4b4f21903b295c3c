package dev.perennial.query.table;

import dev.perennial.contract.Envelope;
import dev.perennial.contract.json.Json;
import dev.perennial.domain.table.Ending;
import dev.perennial.domain.table.TableState;
import java.sql.Array;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.sql.Types;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.Collection;
import java.util.List;
import java.util.Objects;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.springframework.jdbc.core.JdbcTemplate;
import org.springframework.stereotype.Repository;

/** Writes {@code table_summary}. */
@Repository
class TableSummaries {
    private static final String OPEN = """
            insert into table_summary
              (table_id, game, rules_version, status, players, awaited, owner, commitment, options, result,
               opened_at, changed_at, sequence, opened_index,
               visibility, terms, tournament, bots, forfeits, deadline, ending, rematch)
            values (?, ?, ?, ?, ?::jsonb, ?, ?, ?, ?::jsonb, ?::jsonb, ?, ?, ?, ?, ?, ?::jsonb, ?, ?::jsonb, ?, ?, ?, ?)
            """;
    private static final String CHANGE = """
            update table_summary t set
              status = c.status, players = c.players::jsonb, awaited = c.awaited::integer[],
              result = c.result::jsonb, changed_at = c.changed_at::timestamptz, sequence = c.sequence,
              bots = c.bots::jsonb, forfeits = c.forfeits::integer[], deadline = c.deadline::timestamptz,
              ending = c.ending
            from unnest(?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) as c
              (table_id, status, players, awaited, result, changed_at, sequence, bots, forfeits, deadline, ending)
            where t.table_id = c.table_id
            """;

    private final JdbcTemplate jdbc;

    TableSummaries(JdbcTemplate jdbc) {
        this.jdbc = jdbc;
    }

    /**
     * A table after some of its events.
     *
     * @param first the first of them; with the very first of a table the row is new
     */
    record Change(TableMoment moment, Envelope first) {
        private boolean isOpening() {
            return first.sequence() == 0;
        }

        private TableState table() {
            return moment.table();
        }
    }

    void save(List<Change> changes) {
        var opened = changes.stream().filter(Change::isOpening).toList();
        if (!opened.isEmpty()) {
            var _ = jdbc.batchUpdate(OPEN, opened, opened.size(), TableSummaries::fill);
        }
        update(changes.stream().filter(change -> !change.isOpening()).toList());
    }

    /** All in one statement, and only what can change. */
    private void update(List<Change> changes) {
        if (changes.isEmpty()) {
            return;
        }
        jdbc.update(
                CHANGE,
                texts(changes, change -> change.table().id().code()),
                texts(changes, change -> change.table().status().name()),
                texts(changes, change -> json(players(change.table()))),
                texts(changes, change -> numbers(change.moment().awaited())),
                texts(changes, change -> {
                    var result = change.table().result();
                    return result == null ? null : json(result);
                }),
                texts(changes, change -> change.moment().time().toString()),
                changes.stream().map(change -> change.moment().sequence()).toArray(Long[]::new),
                texts(changes, change -> json(bots(change.table()))),
                texts(changes, change -> numbers(change.table().forfeits())),
                texts(
                        changes,
                        change ->
                                change.table().deadline().map(Instant::toString).orElse(null)),
                texts(changes, change -> {
                    Ending ending = change.table().ending();
                    return ending == null ? null : ending.name();
                }));
    }

    private static Object texts(List<Change> changes, Function<Change, @Nullable String> part) {
        return changes.stream().<@Nullable String>map(part).toArray(String[]::new);
    }

    private static String numbers(Collection<Integer> numbers) {
        return numbers.stream().map(String::valueOf).collect(Collectors.joining(",", "{", "}"));
    }

    private static void fill(PreparedStatement row, Change change) throws SQLException {
        TableMoment moment = change.moment();
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
