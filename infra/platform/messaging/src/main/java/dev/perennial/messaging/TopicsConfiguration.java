package dev.perennial.messaging;

import dev.perennial.contract.Topics;
import org.apache.kafka.clients.admin.NewTopic;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.kafka.config.TopicBuilder;
import org.springframework.kafka.core.KafkaAdmin;

/** Every service that writes to topics creates those that are absent, with as many replicas as the broker says. */
@Configuration
public class TopicsConfiguration {
    @Bean
    KafkaAdmin.NewTopics topics() {
        return new KafkaAdmin.NewTopics(Topics.all().stream()
                .map(topic -> TopicBuilder.name(topic.name())
                        .partitions(topic.partitions())
                        .configs(topic.settings())
                        .build())
                .toArray(NewTopic[]::new));
    }
}
