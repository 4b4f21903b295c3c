package dev.perennial.query.projection.reader;

import dev.perennial.query.projection.Projection;
import java.util.Properties;
import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;

/**
 * How this process reads.
 *
 * @param node a name that no other query process has and that survives a restart: then Kafka gives the partitions back
 *     at once, without waiting for the old process to be missed
 * @param group begins the names of the consumer groups; all query processes share it
 * @param threads readers per projection in this process
 */
@ConfigurationProperties("perennial.query")
public record ReaderSettings(
        String node,
        @DefaultValue("perennial") String group,
        @DefaultValue("1") int threads) {

    String groupId(Projection projection) {
        return group + "." + projection.name();
    }

    Properties consumerProperties(Projection projection) {
        var properties = new Properties();
        properties.setProperty("group.instance.id", node + "." + projection.name());
        return properties;
    }
}
