package dev.perennial.standalone.backup;

import dev.perennial.standalone.backup.Manifest.SavedStore;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.postgresql.PGConnection;

/** The tables of one database, read and written as PostgreSQL itself does it. */
final class StoredTables {
    /** Positions in topics mean nothing beside another broker, and the shape is made by the migrations. */
    private static final Set<String> NOT_SAVED =
            Set.of("token_entry", "consumed_offset", "unread_record", "flyway_schema_history");

    private final Connection connection;

    StoredTables(Connection connection) {
        this.connection = connection;
    }

    static boolean isSaved(String table) {
        return !NOT_SAVED.contains(table);
    }

    /** Without numbers of transactions: another server counts its own, and gives one number to all it takes in. */
    SavedStore describe() throws SQLException {
        Map<String, List<String>> tables = new LinkedHashMap<>();
        query(
                "select table_name, column_name from information_schema.columns join information_schema.tables"
                        + " using (table_schema, table_name) where table_schema = 'public' and table_type = 'BASE"
                        + " TABLE'"
                        + " and is_generated = 'NEVER' and udt_name <> 'xid8' order by table_name, ordinal_position",
                row -> {
                    if (isSaved(row.get(0))) {
                        tables.computeIfAbsent(row.get(0), _ -> new ArrayList<>())
                                .add(row.get(1));
                    }
                });
        Map<String, Long> sequences = new LinkedHashMap<>();
        query(
                "select sequencename, coalesce(last_value, 0)::text from pg_sequences where schemaname = 'public'"
                        + " order by 1",
                row -> sequences.put(row.get(0), Long.valueOf(row.get(1))));
        List<String> version = new ArrayList<>();
        query(
                "select version, success::text from flyway_schema_history where version is not null"
                        + " order by string_to_array(version, '.')::bigint[] desc limit 1",
                row -> version.add(row.get(0)));
        return new SavedStore(version.getFirst(), tables, sequences);
    }

    void copyOut(String table, List<String> columns, OutputStream out) throws SQLException, IOException {
        long _ = copy().copyOut("copy " + quoted(table, columns) + " to stdout", out);
    }

    void copyIn(String table, List<String> columns, InputStream in) throws SQLException, IOException {
        long _ = copy().copyIn("copy " + quoted(table, columns) + " from stdin", in);
    }

    /** Rows come table by table, so that what they refer to may come later. */
    void ignoreReferences() throws SQLException {
        execute("set local session_replication_role = replica");
    }

    void setSequence(String name, long lastValue) throws SQLException {
        if (lastValue > 0) {
            query("select setval('" + quoted(name) + "', " + lastValue + ")::text, ''", _ -> {});
        }
    }

    void execute(String sql) throws SQLException {
        try (var statement = connection.createStatement()) {
            boolean _ = statement.execute(sql);
        }
    }

    private org.postgresql.copy.CopyManager copy() throws SQLException {
        return connection.unwrap(PGConnection.class).getCopyAPI();
    }

    private static String quoted(String table, List<String> columns) {
        return quoted(table) + columns.stream().map(StoredTables::quoted).collect(Collectors.joining(", ", " (", ")"));
    }

    /** Names come from a file when a backup is restored: they are never taken as they are. */
    private static String quoted(String name) {
        if (!name.matches("[a-z_][a-z0-9_]*")) {
            throw new IllegalArgumentException("not a name: " + name);
        }
        return '"' + name + '"';
    }

    private interface Rows {
        void take(List<String> row);
    }

    private void query(String sql, Rows rows) throws SQLException {
        try (var statement = connection.createStatement();
                var result = statement.executeQuery(sql)) {
            while (result.next()) {
                rows.take(List.of(result.getString(1), result.getString(2)));
            }
        }
    }
}
