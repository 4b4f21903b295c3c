package dev.perennial.standalone;

import dev.perennial.standalone.console.Progress;
import dev.perennial.standalone.frontdoor.Target;
import dev.perennial.standalone.start.StartedParts;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.springframework.jdbc.core.JdbcTemplate;

/** The standalone inside another program's process: benchmarks and tests look into it. */
public final class RunningStandalone implements AutoCloseable {
    // A few players play here as fast as many.
    private static final Map<String, String> SETTINGS = Map.of(
            "PERENNIAL_COMMANDS_PER_SECOND", "0",
            "PERENNIAL_TOURNAMENTS_PER_HOUR", "0",
            "PERENNIAL_BOTS_PER_HOUR", "0");

    private final StartedParts started = new StartedParts();
    private final Assembly assembly;
    private final String address;

    private RunningStandalone(Path data, Map<String, String> settings) {
        var options = new Options("127.0.0.1", 0, data, false, true);
        var all = new HashMap<>(SETTINGS);
        all.putAll(settings);
        assembly = new Assembly(options, all, started, Progress.sinceTheJvmBegan(System.out));
        address = assembly.start();
    }

    public static RunningStandalone start(Path data) {
        return start(data, Map.of());
    }

    /** Settings are those of the environment or of the services' configuration files. */
    public static RunningStandalone start(Path data, Map<String, String> settings) {
        Standalone.quietLibraries();
        return new RunningStandalone(data, settings);
    }

    public String address() {
        return address;
    }

    public String commandAddress() {
        return "http://127.0.0.1:" + assembly.context(Target.COMMAND).port();
    }

    /** Where each service answers itself, without the front door. */
    public List<String> serviceAddresses() {
        return Stream.of(Target.values())
                .map(target -> "http://127.0.0.1:" + assembly.context(target).port())
                .toList();
    }

    public <T> T commandBean(Class<T> type) {
        return assembly.context(Target.COMMAND).bean(type);
    }

    /** Where a database is and how one signs in there. */
    public record Database(String url, String user, String password) {}

    public Database database(String service) {
        var postgres = assembly.backing().postgres();
        return new Database(postgres.jdbcUrl(service), postgres.user(), postgres.password());
    }

    /** The process id of a server process of PostgreSQL. */
    public long backend() {
        return count(Target.COMMAND, "select pg_backend_pid()");
    }

    public long storedEvents() {
        return count(Target.COMMAND, "select count(*) from domain_event_entry");
    }

    /** Adds up how far each table is: to count the events would load the machine while others measure. */
    public long projectedEvents() {
        return count(Target.QUERY, "select coalesce(sum(sequence + 1), 0) from table_summary");
    }

    private long count(Target target, String query) {
        Long rows = assembly.context(target).bean(JdbcTemplate.class).queryForObject(query, Long.class);
        return rows == null ? 0 : rows;
    }

    @Override
    public void close() {
        started.close();
    }
}
