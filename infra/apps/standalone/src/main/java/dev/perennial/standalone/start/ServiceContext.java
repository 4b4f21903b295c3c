package dev.perennial.standalone.start;

import dev.perennial.standalone.frontdoor.Target;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Supplier;
import java.util.stream.StreamSupport;
import org.apache.catalina.connector.Connector;
import org.springframework.boot.Banner;
import org.springframework.boot.autoconfigure.AutoConfiguration;
import org.springframework.boot.builder.SpringApplicationBuilder;
import org.springframework.boot.context.annotation.ImportCandidates;
import org.springframework.boot.tomcat.TomcatWebServer;
import org.springframework.boot.web.server.context.WebServerApplicationContext;
import org.springframework.context.ConfigurableApplicationContext;

/** One service in a context of its own, on a loopback port. */
public final class ServiceContext implements AutoCloseable {
    private final Service service;
    private final ConfigurableApplicationContext context;

    private ServiceContext(Service service, ConfigurableApplicationContext context) {
        this.service = service;
        this.context = context;
    }

    /**
     * Starts on any free port.
     *
     * @param environment settings by the names of the environment variables that configure a separate process
     * @param late settings that are not known yet
     * @param shared by the services of this process
     */
    public static ServiceContext start(
            Service service, Map<String, String> environment, Map<String, Supplier<String>> late, SharedParts shared) {
        return start(service, 0, environment, late, shared);
    }

    public static ServiceContext start(Service service, int port, Map<String, String> environment) {
        return start(service, port, environment, Map.of(), SharedParts.none());
    }

    private static ServiceContext start(
            Service service,
            int port,
            Map<String, String> environment,
            Map<String, Supplier<String>> late,
            SharedParts shared) {
        List<String> args = new ArrayList<>(List.of(
                "--spring.config.name=" + service.name(),
                "--server.address=127.0.0.1",
                "--server.port=" + port,
                // The front door keeps connections for long; a service that closes one first costs a request.
                "--server.tomcat.keep-alive-timeout=-1",
                // Live streams never end by themselves, so a graceful stop would wait for them in vain.
                "--spring.lifecycle.timeout-per-shutdown-phase=2s"));
        if (service.target() == Target.QUERY) {
            args.add("--spring.autoconfigure.exclude=" + axon());
        }
        environment.forEach((name, value) -> args.add("--" + name + "=" + value));
        ConfigurableApplicationContext context = new SpringApplicationBuilder(service.application())
                .bannerMode(Banner.Mode.OFF)
                .logStartupInfo(false)
                .registerShutdownHook(false)
                .initializers(
                        starting ->
                                starting.getEnvironment().getPropertySources().addFirst(new LateSettings(late)),
                        starting -> {
                            var beans = starting.getBeanFactory();
                            beans.registerSingleton("tableHandover", shared.handover());
                            beans.registerSingleton("readSideLag", shared.lag());
                        })
                .run(args.toArray(String[]::new));
        return new ServiceContext(service, context);
    }

    /** It is on the common class path, but this service stores no events. */
    private static String axon() {
        ImportCandidates all = ImportCandidates.load(AutoConfiguration.class, null);
        return String.join(
                ",",
                StreamSupport.stream(all.spliterator(), false)
                        .filter(name -> name.startsWith("org.axonframework."))
                        .toList());
    }

    public Target target() {
        return service.target();
    }

    public <T> T bean(Class<T> type) {
        return context.getBean(type);
    }

    public int port() {
        return context.getEnvironment().getRequiredProperty("local.server.port", Integer.class);
    }

    /** The entrance of its web server. */
    public Connector connector() {
        return Objects.requireNonNull((TomcatWebServer) ((WebServerApplicationContext) context).getWebServer())
                .getTomcat()
                .getConnector();
    }

    @Override
    public void close() {
        context.close();
    }

    @Override
    public String toString() {
        return service.name() + "-service";
    }
}
