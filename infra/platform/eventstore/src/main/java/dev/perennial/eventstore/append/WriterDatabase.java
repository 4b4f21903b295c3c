package dev.perennial.eventstore.append;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import java.sql.SQLException;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.sql.DataSource;
import org.jspecify.annotations.Nullable;

/**
 * The one connection of the writer. It never waits for others to give theirs back, and PostgreSQL plans each of its
 * statements once: left to itself it compares plans for the few rows of this group with plans for any number, finds the
 * former cheaper, and plans again for each group. All rows are found by key.
 */
public final class WriterDatabase implements AutoCloseable {
    private static final String PLANS = "set plan_cache_mode = force_generic_plan; set enable_seqscan = off";

    private final HikariDataSource pool;

    /** @param shared the pool of everybody else, whose settings are taken over */
    public WriterDatabase(DataSource shared) {
        var config = new HikariConfig();
        try {
            shared.unwrap(HikariDataSource.class).copyStateTo(config);
        } catch (SQLException e) {
            throw new IllegalStateException(e);
        }
        config.setPoolName("writer");
        config.setMaximumPoolSize(1);
        config.setMinimumIdle(0); // a service that writes nothing needs none
        config.setInitializationFailTimeout(-1);
        config.setMetricsTrackerFactory(null);
        config.setConnectionInitSql(joined(config.getConnectionInitSql()));
        pool = new HikariDataSource(config);
    }

    private static String joined(@Nullable String settings) {
        return Stream.ofNullable(settings).map(each -> each + "; ").collect(Collectors.joining()) + PLANS;
    }

    DataSource source() {
        return pool;
    }

    @Override
    public void close() {
        pool.close();
    }
}
