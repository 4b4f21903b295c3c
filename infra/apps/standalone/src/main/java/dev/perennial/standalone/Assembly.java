package dev.perennial.standalone;

import dev.perennial.embedded.DataFolder;
import dev.perennial.standalone.console.Progress;
import dev.perennial.standalone.frontdoor.ConnectionLimits;
import dev.perennial.standalone.frontdoor.FileDescriptors;
import dev.perennial.standalone.frontdoor.FrontDoor;
import dev.perennial.standalone.frontdoor.OuterProxies;
import dev.perennial.standalone.frontdoor.Target;
import dev.perennial.standalone.start.Backends;
import dev.perennial.standalone.start.KeyFolder;
import dev.perennial.standalone.start.LogFile;
import dev.perennial.standalone.start.Parallel;
import dev.perennial.standalone.start.ReadinessProbe;
import dev.perennial.standalone.start.Service;
import dev.perennial.standalone.start.ServiceContext;
import dev.perennial.standalone.start.SharedParts;
import dev.perennial.standalone.start.StartedParts;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;
import org.apache.catalina.connector.Connector;
import org.jspecify.annotations.Nullable;

/** All of Perennial in this JVM. The order is the point: first what can be refused, then what others stand on. */
final class Assembly {
    private static final int FEW_CONNECTIONS = 256;
    private static final String FEW_IDLE = "4";

    private final Options options;
    private final Map<String, String> settings;
    private final StartedParts started;
    private final Progress progress;
    private final SharedParts shared = SharedParts.withinProcess();
    private final Map<Target, ServiceContext> contexts = new ConcurrentHashMap<>();
    private @Nullable Backends backing;

    Assembly(Options options, Map<String, String> settings, StartedParts started, Progress progress) {
        this.options = options;
        this.settings = settings;
        this.started = started;
        this.progress = progress;
    }

    /** Returns the address once a request to it has really been answered and all parts are there. */
    String start() {
        OuterProxies outer = outerProxies();
        DataFolder data = started.keep(DataFolder.open(options.data()));
        FrontDoor door = started.keep(FrontDoor.reserve(options.host(), options.port()));
        if (options.reset()) {
            data.reset();
            progress.step("all data deleted");
        }
        LogFile _ = started.keep(LogFile.open(data.folder("logs"), setting(LogFile.LEVEL)));
        var parts = started.keep(Backends.start(data, progress));
        backing = parts;
        startServices(parts, data, door, outer);
        door.mount(connectors(), outer, connectionLimits());
        ReadinessProbe.await(door.address());
        progress.step("first request answered");
        parts.await();
        return door.address();
    }

    Options options() {
        return options;
    }

    Progress progress() {
        return progress;
    }

    ServiceContext context(Target target) {
        return Objects.requireNonNull(contexts.get(target), "not started");
    }

    Backends backing() {
        return Objects.requireNonNull(backing, "not started");
    }

    private OuterProxies outerProxies() {
        return OuterProxies.of(setting(OuterProxies.SETTING));
    }

    /** Known only now, when everything else has opened its files. */
    private ConnectionLimits connectionLimits() {
        ConnectionLimits limits = ConnectionLimits.mounted(this::setting);
        if (limits.total() < FEW_CONNECTIONS) {
            progress.say("Only " + limits.total() + " connections at a time: this process may open "
                    + FileDescriptors.ofThisProcess().most() + " files. Raise the limit with ulimit -n.");
        }
        return limits;
    }

    private String setting(String name) {
        return settings.getOrDefault(name, Objects.requireNonNullElse(System.getenv(name), ""));
    }

    private void startServices(Backends parts, DataFolder data, FrontDoor door, OuterProxies outer) {
        String keys = KeyFolder.in(data).toString(); // before the services start side by side: it may move a file
        List<Runnable> starts = Service.ALL.stream()
                .<Runnable>map(service -> () -> {
                    var environment = environment(keys, door, outer);
                    var context =
                            started.keep(ServiceContext.start(service, environment, late(service, parts), shared));
                    progress.step(context + " on 127.0.0.1:" + context.port());
                    contexts.put(context.target(), context);
                })
                .toList();
        try {
            Parallel.run(starts);
        } catch (RuntimeException e) {
            parts.requireNotFailed(); // the reason, not what it did to a service
            throw e;
        }
    }

    private static Map<String, Supplier<String>> late(Service service, Backends parts) {
        return Map.of(
                "PERENNIAL_DB_URL", () -> parts.postgres().jdbcUrl(service.name()),
                "PERENNIAL_DB_USER", () -> parts.postgres().user(),
                "PERENNIAL_DB_PASSWORD", () -> parts.postgres().password(),
                "PERENNIAL_KAFKA", parts::bootstrapServers);
    }

    private Map<Target, Connector> connectors() {
        Map<Target, Connector> connectors = new EnumMap<>(Target.class);
        contexts.forEach((target, context) -> connectors.put(target, context.connector()));
        return connectors;
    }

    private Map<String, String> environment(String keys, FrontDoor door, OuterProxies outer) {
        Map<String, String> environment = new LinkedHashMap<>();
        environment.put("spring.kafka.admin.auto-create", "false"); // topics are made already
        environment.put("spring.datasource.hikari.minimum-idle", FEW_IDLE); // each costs time at the start
        environment.put("PERENNIAL_JWKS_URI", door.address() + "/api/v1/jwks");
        // By its own name: the script sets a system property of this name, which comes before the environment.
        environment.put("perennial.data", keys);
        environment.put("PERENNIAL_TRUSTED_PROXIES", outer.networks());
        environment.put("PERENNIAL_DEV_SIGN_IN", Boolean.toString(options.dev()));
        // After a kill the same name claims its own work back without waiting.
        environment.put("PERENNIAL_NODE_ID", "standalone");
        environment.putAll(settings);
        return environment;
    }
}
