package dev.perennial.embedded;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.sql.DriverManager;
import java.sql.SQLException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Other users of the machine reach the port, but are not let in. */
class PostgresPasswordIT {
    @TempDir
    private Path folder;

    @Test
    void onlyWhoReadsTheFileIsLetInAlsoToAClusterFromBefore() throws Exception {
        try (EmbeddedPostgres postgres = start()) {
            assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file())))
                    .isEqualTo("rw-------");
            assertThat(postgres.password())
                    .isEqualTo(EmbeddedPostgres.password(folder))
                    .hasSize(48);
            assertThat(isLetIn(postgres, postgres.password())).isTrue();
            assertThatThrownBy(() -> isLetIn(postgres, "postgres")).hasMessageContaining("authentication failed");
        }
        makeItOneFromBefore();
        try (EmbeddedPostgres postgres = start()) {
            assertThat(isLetIn(postgres, postgres.password())).isTrue();
            awaitRefusal(postgres);
        }
        try (EmbeddedPostgres postgres = start()) {
            assertThat(isLetIn(postgres, postgres.password())).isTrue();
        }
    }

    private void makeItOneFromBefore() throws IOException {
        Files.writeString(folder.resolve("cluster/pg_hba.conf"), "# all\nhost  all  all  127.0.0.1/32  trust\n");
        Files.delete(file());
        assertThat(EmbeddedPostgres.password(folder)).isEqualTo(EmbeddedPostgres.USER);
    }

    /** The server reads its rules again in its own time. */
    private static void awaitRefusal(EmbeddedPostgres postgres) throws InterruptedException {
        for (int tries = 0; tries < 100; tries++) {
            try {
                boolean _ = isLetIn(postgres, "wrong");
            } catch (SQLException refused) {
                return;
            }
            Thread.sleep(50);
        }
        throw new AssertionError("everybody is let in");
    }

    private EmbeddedPostgres start() {
        return EmbeddedPostgres.start(folder, 0, Durability.THROWAWAY);
    }

    private Path file() {
        return folder.resolve("password");
    }

    private static boolean isLetIn(EmbeddedPostgres postgres, String password) throws SQLException {
        try (var connection = DriverManager.getConnection(postgres.jdbcUrl("postgres"), "postgres", password)) {
            return connection.isValid(5);
        }
    }
}
