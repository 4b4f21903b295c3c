package dev.perennial.command.admin;

import java.util.List;
import java.util.Map;

/** {@link FirstAdmin} from a command line. */
public final class AdminProgram {
    private static final String LINK = "--link";

    private AdminProgram() {}

    /**
     * Answers the exit code.
     *
     * @param environment the service's settings, which name its database
     */
    public static int run(List<String> args, Map<String, String> environment) {
        List<String> names = args.stream().filter(each -> !each.equals(LINK)).toList();
        String url = environment.get("PERENNIAL_DB_URL");
        if (names.size() != 1 || url == null) {
            System.err.println("Usage: admin NAME [--link], with PERENNIAL_DB_URL set");
            return 2;
        }
        var admin = new FirstAdmin(
                url,
                environment.getOrDefault("PERENNIAL_DB_USER", "postgres"),
                environment.getOrDefault("PERENNIAL_DB_PASSWORD", "postgres"));
        FirstAdmin.Outcome outcome = admin.make(names.getFirst(), args.contains(LINK));
        (outcome.done() ? System.out : System.err).println(outcome.text());
        return outcome.done() ? 0 : 1;
    }
}
