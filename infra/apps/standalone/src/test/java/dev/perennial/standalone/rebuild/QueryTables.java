package dev.perennial.standalone.rebuild;

import dev.perennial.standalone.RunningStandalone;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import org.postgresql.PGConnection;

/** The content of every projection, ordered, to be compared with another. */
public final class QueryTables {
    /** Where in the topics it stands depends on the broker, and how a rebuild went is no content. */
    private static final Set<String> POSITIONS = Set.of("consumed_offset", "rebuild_run", "flyway_schema_history");

    private QueryTables() {}

    public static SortedMap<String, List<String>> of(RunningStandalone.Database database)
            throws SQLException, IOException {
        SortedMap<String, List<String>> content = new TreeMap<>();
        try (Connection connection =
                DriverManager.getConnection(database.url(), database.user(), database.password())) {
            for (String table : tables(connection)) {
                var bytes = new ByteArrayOutputStream();
                long _ = connection
                        .unwrap(PGConnection.class)
                        .getCopyAPI()
                        .copyOut("copy " + table + columns(connection, table) + " to stdout", bytes);
                content.put(
                        table,
                        bytes.toString(StandardCharsets.UTF_8).lines().sorted().toList());
            }
        }
        return content;
    }

    /** But for numbers of transactions, which are those of the server. */
    private static String columns(Connection connection, String table) throws SQLException {
        try (var statement = connection.prepareStatement("select string_agg(quote_ident(column_name), ', ' order by"
                + " ordinal_position) from information_schema.columns where table_schema = 'public'"
                + " and table_name = ? and is_generated = 'NEVER' and udt_name <> 'xid8'")) {
            statement.setString(1, table);
            try (var found = statement.executeQuery()) {
                return found.next() ? " (" + found.getString(1) + ")" : "";
            }
        }
    }

    private static List<String> tables(Connection connection) throws SQLException {
        List<String> tables = new ArrayList<>();
        try (var statement = connection.createStatement();
                var found = statement.executeQuery("select tablename from pg_tables where schemaname = 'public'")) {
            while (found.next()) {
                if (!POSITIONS.contains(found.getString(1))) {
                    tables.add(found.getString(1));
                }
            }
        }
        return tables;
    }
}
