package dev.perennial.embedded;

import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Properties;
import kafka.server.KafkaConfig;
import kafka.server.KafkaRaftServer;
import org.apache.kafka.common.Uuid;
import org.apache.kafka.common.utils.Time;
import org.apache.kafka.metadata.storage.Formatter;

/** A real Kafka broker on loopback inside this JVM, its own controller, with a log that outlives it. */
public final class EmbeddedKafka implements AutoCloseable {
    private final KafkaRaftServer server;
    private final int port;

    private EmbeddedKafka(KafkaRaftServer server, int port) {
        this.server = server;
        this.port = port;
    }

    /** Starts on free ports. */
    public static EmbeddedKafka start(Path folder) {
        try {
            List<Integer> ports = FreePorts.several(2);
            return start(folder, ports.getFirst(), ports.getLast());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Starts on the log in the folder, formatted when new. The caller holds the folder's lock. */
    public static EmbeddedKafka start(Path folder, int port, int controllerPort) {
        Path log = folder.resolve("log");
        if (!Files.exists(log.resolve("meta.properties"))) {
            format(log);
        }
        Properties settings = KafkaSettings.of(log, port, controllerPort);
        KafkaRaftServer server = new KafkaRaftServer(KafkaConfig.fromProps(settings, false), Time.SYSTEM);
        server.startup();
        return new EmbeddedKafka(server, port);
    }

    private static void format(Path log) {
        try {
            Files.createDirectories(log);
            new Formatter()
                    .setPrintStream(new PrintStream(OutputStream.nullOutputStream()))
                    .setNodeId(KafkaSettings.NODE_ID)
                    .setClusterId(Uuid.randomUuid().toString())
                    .setControllerListenerName(KafkaSettings.CONTROLLER)
                    .addDirectory(log.toString())
                    .setMetadataLogDirectory(log.toString())
                    .run();
        } catch (Exception e) {
            throw new IllegalStateException("Kafka's log folder " + log + " cannot be created", e);
        }
    }

    public String bootstrapServers() {
        return bootstrapServers(port);
    }

    /** The address of a broker on this port, even before it has started. */
    public static String bootstrapServers(int port) {
        return "127.0.0.1:" + port;
    }

    @Override
    public void close() {
        server.shutdown();
        server.awaitShutdown();
    }
}
