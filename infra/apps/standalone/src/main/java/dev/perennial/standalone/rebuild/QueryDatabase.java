package dev.perennial.standalone.rebuild;

import dev.perennial.embedded.EmbeddedPostgres;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;

/** Where the running query service keeps its tables: as the environment says, or in the data folder. */
record QueryDatabase(String url, String user, String password) {
    static Optional<QueryDatabase> find(Path data, Map<String, String> environment) {
        String url = environment.get("PERENNIAL_DB_URL");
        if (url != null) {
            return Optional.of(new QueryDatabase(
                    url,
                    environment.getOrDefault("PERENNIAL_DB_USER", EmbeddedPostgres.USER),
                    environment.getOrDefault("PERENNIAL_DB_PASSWORD", EmbeddedPostgres.USER)));
        }
        Path folder = data.resolve("postgres");
        return EmbeddedPostgres.runningOn(folder).stream()
                .mapToObj(port -> new QueryDatabase(
                        EmbeddedPostgres.jdbcUrl(port, "query"),
                        EmbeddedPostgres.USER,
                        EmbeddedPostgres.password(folder)))
                .findFirst();
    }
}
