package dev.perennial.eventstore;

import dev.perennial.contract.Topics;
import org.apache.kafka.clients.admin.NewTopic;
import org.apache.kafka.common.config.TopicConfig;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.kafka.config.TopicBuilder;
import org.springframework.kafka.core.KafkaAdmin;

/** Whoever writes to the topics makes those that are absent; nothing on them is ever dropped. */
@Configuration
class TopicsConfiguration {
    @Bean
    KafkaAdmin.NewTopics topics() {
        return new KafkaAdmin.NewTopics(
                Topics.all().stream().map(TopicsConfiguration::newTopic).toArray(NewTopic[]::new));
    }

    private static NewTopic newTopic(Topics.Topic topic) {
        var builder = TopicBuilder.name(topic.name()).partitions(topic.partitions());
        return topic.compacted()
                ? builder.compact().build()
                : builder.config(TopicConfig.RETENTION_MS_CONFIG, "-1").build();
    }
}
