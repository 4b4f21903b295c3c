package dev.perennial.eventstore.relay;

import dev.perennial.eventstore.RelayPosition;
import java.io.PrintStream;
import java.util.List;
import java.util.Map;
import org.springframework.dao.DataAccessException;
import org.springframework.jdbc.core.JdbcTemplate;
import org.springframework.jdbc.datasource.DriverManagerDataSource;

/** Compares stored with relayed events from a command line, and has everything sent again. */
public final class RelayProgram {
    private static final String RESEND = "--resend";

    private RelayProgram() {}

    /**
     * Answers the exit code: 1 if something is missing.
     *
     * @param environment the service's settings, which name its database
     */
    public static int run(List<String> args, Map<String, String> environment, PrintStream out) {
        String url = environment.get("PERENNIAL_DB_URL");
        if (url == null || !args.stream().allMatch(RESEND::equals)) {
            out.println("Usage: relay [" + RESEND + "], with PERENNIAL_DB_URL set");
            return 2;
        }
        var jdbc = new JdbcTemplate(new DriverManagerDataSource(
                url,
                environment.getOrDefault("PERENNIAL_DB_USER", "postgres"),
                environment.getOrDefault("PERENNIAL_DB_PASSWORD", "postgres")));
        try {
            return args.isEmpty() ? compare(jdbc, out) : resend(jdbc, out);
        } catch (DataAccessException e) {
            out.println("The database cannot be asked. Start it, or the service once, and try again.");
            return 1;
        }
    }

    private static int compare(JdbcTemplate jdbc, PrintStream out) {
        RelayComparison found = new RelayCheck(jdbc).now();
        out.println(found.inWords());
        return found.isWhole() ? 0 : 1;
    }

    private static int resend(JdbcTemplate jdbc, PrintStream out) {
        boolean _ = new RelayPosition(jdbc).setBack();
        out.println("All stored events are sent again, beginning within half a minute or at the next start."
                + " Readers that know them already pass over them.");
        return 0;
    }
}
