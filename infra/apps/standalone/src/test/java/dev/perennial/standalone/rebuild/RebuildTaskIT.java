package dev.perennial.standalone.rebuild;

import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.standalone.OnlyInFullRun;
import dev.perennial.testing.TestBackends;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.sql.DriverManager;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Asked of a database that no query process looks at. */
@OnlyInFullRun
class RebuildTaskIT {

    @Test
    void whoWaitsForNobodyIsToldSo() throws Exception {
        var place = TestBackends.freshDatabase();
        var said = new ByteArrayOutputStream();
        try (var database = DriverManager.getConnection(place.url(), place.user(), place.password());
                var statement = database.createStatement()) {
            statement.execute("create table consumed_offset (projection text)");
            statement.execute("insert into consumed_offset values ('tables')");
            statement.execute("create table rebuild_run"
                    + " (projection text primary key, state text, done bigint, total bigint)");
            var out = new PrintStream(said, true, StandardCharsets.UTF_8);
            var command = new RebuildTask(database, out, Duration.ofMillis(500));
            assertThat(command.run(List.of("tables"))).isFalse();
        }
        assertThat(said.toString(StandardCharsets.UTF_8)).contains("tables: no query process took the request.");
    }
}
