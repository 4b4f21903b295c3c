package dev.perennial.command.table;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import dev.perennial.domain.table.TableId;
import dev.perennial.domain.table.command.TableRefusal;
import dev.perennial.domain.table.command.TableRefused;
import dev.perennial.games.chance.ServerSeed;
import java.util.HexFormat;
import org.springframework.jdbc.core.JdbcTemplate;
import org.springframework.stereotype.Component;

/** Seeds in a table of their own, written in the transaction that opens the table. */
@Component
class PostgresSeedVault implements SeedVault {
    private static final long REMEMBERED = 10_000;

    private final JdbcTemplate jdbc;
    private final Cache<TableId, ServerSeed> known =
            Caffeine.newBuilder().maximumSize(REMEMBERED).build();

    PostgresSeedVault(JdbcTemplate jdbc) {
        this.jdbc = jdbc;
    }

    @Override
    public void keep(TableId table, ServerSeed seed) {
        int kept = jdbc.update(
                "insert into server_seed (table_id, seed) values (?, ?) on conflict do nothing",
                table.code(),
                HexFormat.of().parseHex(seed.hex()));
        if (kept == 0) {
            throw new TableRefused(TableRefusal.TABLE_EXISTS);
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
