package dev.perennial.command.table;

import dev.perennial.domain.table.TableId;
import org.springframework.jdbc.core.JdbcTemplate;
import org.springframework.stereotype.Component;

@Component
class PostgresVersions implements StoredVersions {
    private final JdbcTemplate jdbc;

    PostgresVersions(JdbcTemplate jdbc) {
        this.jdbc = jdbc;
    }

    @Override
    public long of(TableId table) {
        Long version = jdbc.queryForObject(
                "select coalesce(max(sequence_number), -1) from domain_event_entry where aggregate_identifier = ?",
                Long.class,
                table.code());
        return version == null ? -1 : version;
    }
}
