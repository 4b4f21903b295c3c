package dev.perennial.command.table;

import dev.perennial.command.CommandNode;
import dev.perennial.contract.json.EventCodec;
import dev.perennial.contract.json.Json;
import dev.perennial.domain.table.TableState;
import java.util.List;
import org.springframework.jdbc.core.JdbcTemplate;

/** Reads a table's history straight from the database, as psql would. */
public record StoredTable(List<Object> events) {

    public static StoredTable read(CommandNode node, String table) {
        return new StoredTable(node.bean(JdbcTemplate.class)
                .query(
                        "select payload_type, payload_revision, payload::text from domain_event_entry"
                                + " where aggregate_identifier = ? order by sequence_number",
                        (row, _) -> EventCodec.decode(
                                row.getString(1),
                                row.getString(2),
                                Json.mapper().readTree(row.getString(3))),
                        table));
    }

    public TableState state() {
        return TableState.fold(events);
    }
}
