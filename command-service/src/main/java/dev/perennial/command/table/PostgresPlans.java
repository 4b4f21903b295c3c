package dev.perennial.command.table;

import dev.perennial.contract.json.Json;
import dev.perennial.domain.Document;
import dev.perennial.domain.table.Plan;
import dev.perennial.domain.table.TableId;
import dev.perennial.domain.table.TableState;
import dev.perennial.eventstore.append.AppendedRows;
import dev.perennial.eventstore.append.RowWriter;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.springframework.jdbc.core.JdbcTemplate;
import org.springframework.stereotype.Component;

/**
 * The table {@code plan}. A move ends a plan by its number alone, so that moves cost no statement; the rows of a table
 * are deleted with the end of its game.
 */
@Component
class PostgresPlans implements Plans, TableWatcher {
    private final JdbcTemplate jdbc;
    private final AppendedRows appended;
    private final RowWriter<TableId> ended = PostgresPlans::delete;

    PostgresPlans(JdbcTemplate jdbc, AppendedRows appended) {
        this.jdbc = jdbc;
        this.appended = appended;
    }

    @Override
    public void keep(TableId table, Plan plan) {
        int _ = jdbc.update(
                """
                insert into plan (table_id, seat, seat_move, key, moves) values (?, ?, ?, ?, ?::jsonb)
                on conflict (table_id, seat) do update
                set seat_move = excluded.seat_move, key = excluded.key, moves = excluded.moves
                where plan.seat_move <= excluded.seat_move
                """,
                table.code(),
                plan.seat(),
                plan.number(),
                plan.key(),
                Json.mapper().writeValueAsString(plan.moves()));
    }

    @Override
    public void drop(TableId table, int seat) {
        int _ = jdbc.update("delete from plan where table_id = ? and seat = ?", table.code(), seat);
    }

    @Override
    public List<Plan> of(TableId table) {
        return jdbc.query(
                "select seat, seat_move, key, moves from plan where table_id = ?", PostgresPlans::read, table.code());
    }

    private static Plan read(ResultSet row, int number) throws SQLException {
        return new Plan(
                row.getInt(1),
                row.getInt(2),
                row.getString(3),
                List.of(Json.mapper().readValue(row.getString(4), Document[].class)));
    }

    @Override
    public void changed(@Nullable TableState before, TableState after, long sequence) {
        if (after.isOver()
                && before != null
                && !before.isOver()
                && after.terms().plans()) {
            appended.add(ended, after.id());
        }
    }

    private static void delete(Connection connection, List<TableId> tables) throws SQLException {
        try (var delete = connection.prepareStatement("delete from plan where table_id = any (?)")) {
            delete.setArray(
                    1,
                    connection.createArrayOf(
                            "text", tables.stream().map(TableId::code).toArray()));
            int _ = delete.executeUpdate();
        }
    }
}
