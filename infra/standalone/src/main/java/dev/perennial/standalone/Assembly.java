package dev.perennial.standalone;

import dev.perennial.embedded.DataFolder;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** All of Perennial in this JVM. The order is the point: first what can be refused, then what others stand on. */
final class Assembly {
    private final Options options;
    private final Started started;
    private final Progress progress;

    Assembly(Options options, Started started, Progress progress) {
        this.options = options;
        this.started = started;
        this.progress = progress;
    }

    /** Returns the address once a request to it has really been answered. */
    String start() {
        DataFolder data = started.keep(DataFolder.open(options.data()));
        FrontDoor door = started.keep(FrontDoor.reserve(options.host(), options.port()));
        if (options.reset()) {
            data.reset();
            progress.step("all data thrown away");
        }
        Backing backing = Backing.start(data, started, progress);
        door.open(startServices(backing, data, door));
        FirstAnswer.await(door.address());
        progress.step("first request answered");
        return door.address();
    }

    private Map<Target, Integer> startServices(Backing backing, DataFolder data, FrontDoor door) {
        Map<Target, Integer> ports = new EnumMap<>(Target.class);
        List<Runnable> starts = Service.ALL.stream()
                .<Runnable>map(service -> () -> {
                    var environment = environment(service, backing, data, door);
                    ServiceContext context = started.keep(ServiceContext.start(service, environment));
                    progress.step(context + " on 127.0.0.1:" + context.port());
                    synchronized (ports) {
                        ports.put(context.target(), context.port());
                    }
                })
                .toList();
        Parallel.run(starts);
        return ports;
    }

    private Map<String, String> environment(Service service, Backing backing, DataFolder data, FrontDoor door) {
        Map<String, String> environment = new LinkedHashMap<>();
        environment.put("PERENNIAL_DB_URL", backing.postgres().jdbcUrl(service.name()));
        environment.put("PERENNIAL_DB_USER", backing.postgres().user());
        environment.put("PERENNIAL_DB_PASSWORD", backing.postgres().password());
        environment.put("PERENNIAL_KAFKA", backing.kafka().bootstrapServers());
        environment.put("PERENNIAL_JWKS_URI", door.address() + "/api/v1/jwks");
        environment.put("PERENNIAL_DATA", data.folder("keys").toString());
        environment.put("PERENNIAL_DEV_SIGN_IN", Boolean.toString(options.dev()));
        // After a kill the same name claims its own work back without waiting.
        environment.put("PERENNIAL_NODE_ID", "standalone");
        return environment;
    }
}
