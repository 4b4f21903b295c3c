package dev.perennial.standalone.backup;

import dev.perennial.embedded.EmbeddedPostgres;

/** Where a PostgreSQL answers, started by us or by the Perennial that runs on the folder. */
record ServerAddress(int port, String password) {
    String url(String database) {
        return EmbeddedPostgres.jdbcUrl(port, database);
    }

    String user() {
        return EmbeddedPostgres.USER;
    }
}
