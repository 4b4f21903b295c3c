package dev.perennial.command.table;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import dev.perennial.domain.table.TableId;
import dev.perennial.domain.table.command.TableRefusal;
import dev.perennial.domain.table.command.TableRefused;
import dev.perennial.eventstore.append.AppendedRows;
import dev.perennial.eventstore.append.RowWriter;
import dev.perennial.games.chance.ServerSeed;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.List;
import org.springframework.jdbc.core.JdbcTemplate;
import org.springframework.stereotype.Component;

/** Seeds in a table of their own, written in the transaction that opens the table. */
@Component
class PostgresSeedVault implements SeedVault {
    /** More than there are tables in memory: a seed takes little room, and reading it another round trip. */
    private static final long REMEMBERED = 100_000;

    private final JdbcTemplate jdbc;
    private final Cache<TableId, ServerSeed> known =
            Caffeine.newBuilder().maximumSize(REMEMBERED).build();

    private final AppendedRows appended;
    private final RowWriter<Kept> writer = PostgresSeedVault::write;

    PostgresSeedVault(JdbcTemplate jdbc, AppendedRows appended) {
        this.jdbc = jdbc;
        this.appended = appended;
    }

    private record Kept(TableId table, ServerSeed seed) {}

    /** Two that open the same table at once both get here; only the events of one of them can be stored. */
    @Override
    public void keep(TableId table, ServerSeed seed) {
        Boolean exists = jdbc.queryForObject(
                "select exists (select 1 from server_seed where table_id = ?)", Boolean.class, table.code());
        if (Boolean.TRUE.equals(exists)) {
            throw new TableRefused(TableRefusal.TABLE_EXISTS);
        }
        appended.add(writer, new Kept(table, seed));
    }

    private static void write(Connection connection, List<Kept> seeds) throws SQLException {
        try (var insert = connection.prepareStatement("""
                insert into server_seed (table_id, seed)
                select s.table_id, decode(s.seed, 'hex') from unnest(?::text[], ?::text[]) as s (table_id, seed)
                """)) {
            insert.setArray(
                    1,
                    connection.createArrayOf(
                            "text",
                            seeds.stream().map(kept -> kept.table().code()).toArray()));
            insert.setArray(
                    2,
                    connection.createArrayOf(
                            "text",
                            seeds.stream().map(kept -> kept.seed().hex()).toArray()));
            int _ = insert.executeUpdate();
        }
    }

    @Override
    public ServerSeed of(TableId table) {
        return known.get(table, this::read);
    }

    private ServerSeed read(TableId table) {
        byte[] bytes =
                jdbc.queryForObject("select seed from server_seed where table_id = ?", byte[].class, table.code());
        if (bytes == null) {
            throw new IllegalStateException("no seed for table " + table);
        }
        return ServerSeed.of(bytes);
    }
}
