package dev.perennial.query;

import dev.perennial.testing.TestBackends;
import dev.perennial.testing.TestDatabase;
import java.time.Duration;
import java.util.Map;
import org.awaitility.Awaitility;
import org.springframework.boot.Banner;
import org.springframework.boot.builder.SpringApplicationBuilder;
import org.springframework.boot.web.server.servlet.context.ServletWebServerApplicationContext;

/** One query process on real PostgreSQL and Kafka. */
public final class QueryNode implements AutoCloseable {
    static {
        Awaitility.setDefaultTimeout(Duration.ofSeconds(30)); // two modules are tested at a time, on few processors
    }

    private final ServletWebServerApplicationContext context;

    private QueryNode(ServletWebServerApplicationContext context) {
        this.context = context;
    }

    /** A node on a database of its own. */
    public static QueryNode start() {
        return start(TestBackends.freshDatabase(), "node-a", Map.of());
    }

    /** Nodes on the same database share the work, as in production. */
    public static QueryNode start(
            TestDatabase database, String node, Map<String, Object> properties, Class<?>... more) {
        String group = database.url().replaceAll(".*/([a-z0-9_]+).*", "$1");
        var builder = new SpringApplicationBuilder(TestTokens.class, QueryService.class)
                .sources(more)
                .bannerMode(Banner.Mode.OFF)
                .properties("spring.config.name=" + QueryService.CONFIG_NAME)
                .properties(Map.of(
                        "PERENNIAL_DB_URL",
                        database.url(),
                        "PERENNIAL_DB_USER",
                        database.user(),
                        "PERENNIAL_DB_PASSWORD",
                        database.password(),
                        "PERENNIAL_KAFKA",
                        TestBackends.bootstrapServers(),
                        "PERENNIAL_PORT",
                        "0",
                        "PERENNIAL_JWKS_URI",
                        "http://127.0.0.1/unused",
                        "PERENNIAL_NODE_ID",
                        node,
                        "perennial.query.group",
                        group,
                        // They take processor time, and streams announce them whenever they are ready.
                        "PERENNIAL_FORECASTS",
                        "false"));
        String[] arguments = properties.entrySet().stream()
                .map(each -> "--" + each.getKey() + "=" + each.getValue())
                .toArray(String[]::new);
        return new QueryNode((ServletWebServerApplicationContext) builder.run(arguments));
    }

    public int port() {
        var server = context.getWebServer();
        return server == null ? -1 : server.getPort();
    }

    public <T> T bean(Class<T> type) {
        return context.getBean(type);
    }

    @Override
    public void close() {
        context.close();
    }
}
