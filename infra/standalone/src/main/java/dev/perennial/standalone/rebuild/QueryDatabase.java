package dev.perennial.standalone.rebuild;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Where the running query service keeps its tables: as the environment says, or in the data folder. */
record QueryDatabase(String url, String user, String password) {
    /** PostgreSQL writes its port on the fourth line of this file. */
    private static final Path STARTED = Path.of("postgres", "cluster", "postmaster.pid");

    private static final int PORT_LINE = 3;

    static Optional<QueryDatabase> find(Path data, Map<String, String> environment) {
        String url = environment.get("PERENNIAL_DB_URL");
        if (url != null) {
            return Optional.of(new QueryDatabase(
                    url,
                    environment.getOrDefault("PERENNIAL_DB_USER", "postgres"),
                    environment.getOrDefault("PERENNIAL_DB_PASSWORD", "postgres")));
        }
        try {
            List<String> lines = Files.readAllLines(data.resolve(STARTED));
            return lines.size() > PORT_LINE
                    ? Optional.of(new QueryDatabase(
                            "jdbc:postgresql://127.0.0.1:"
                                    + lines.get(PORT_LINE).strip() + "/query",
                            "postgres",
                            "postgres"))
                    : Optional.empty();
        } catch (IOException e) {
            return Optional.empty();
        }
    }
}
