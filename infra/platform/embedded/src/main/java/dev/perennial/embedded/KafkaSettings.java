package dev.perennial.embedded;

import java.nio.file.Path;
import java.util.Properties;

/** One node that is broker and controller, tuned to start fast and to keep everything. */
final class KafkaSettings {
    static final int NODE_ID = 1;
    static final String CONTROLLER = "CONTROLLER";

    private KafkaSettings() {}

    static Properties of(Path log, int port, int controllerPort) {
        Properties settings = new Properties();
        settings.put("process.roles", "broker,controller");
        settings.put("node.id", Integer.toString(NODE_ID));
        settings.put("controller.quorum.voters", NODE_ID + "@127.0.0.1:" + controllerPort);
        settings.put("listeners", "PLAINTEXT://127.0.0.1:" + port + ",CONTROLLER://127.0.0.1:" + controllerPort);
        settings.put("advertised.listeners", "PLAINTEXT://127.0.0.1:" + port);
        settings.put("controller.listener.names", CONTROLLER);
        settings.put("listener.security.protocol.map", "PLAINTEXT:PLAINTEXT,CONTROLLER:PLAINTEXT");
        settings.put("log.dirs", log.toString());
        settings.put("log.retention.ms", "-1");
        settings.put("auto.create.topics.enable", "false");
        forOneNode(settings);
        forQuickStarts(settings);
        return settings;
    }

    private static void forOneNode(Properties settings) {
        settings.put("offsets.topic.replication.factor", "1");
        settings.put("offsets.topic.num.partitions", "4");
        settings.put("transaction.state.log.replication.factor", "1");
        settings.put("transaction.state.log.min.isr", "1");
        settings.put("transaction.state.log.num.partitions", "1");
        settings.put("share.coordinator.state.topic.replication.factor", "1");
        settings.put("share.coordinator.state.topic.min.isr", "1");
        settings.put("share.coordinator.state.topic.num.partitions", "1");
        settings.put("log.cleaner.dedupe.buffer.size", "4194304");
    }

    private static void forQuickStarts(Properties settings) {
        settings.put("group.initial.rebalance.delay.ms", "0");
        // Off it would save a second at the stop and cost five at the next start.
        settings.put("controlled.shutdown.enable", "true");
        settings.put("broker.heartbeat.interval.ms", "500");
        // After a kill the dead registration must expire first; much shorter fences a broker on a busy machine.
        settings.put("broker.session.timeout.ms", "6000");
    }
}
