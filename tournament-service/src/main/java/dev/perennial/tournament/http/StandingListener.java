package dev.perennial.tournament.http;

import dev.perennial.contract.Topics;
import dev.perennial.http.HeardStanding;
import dev.perennial.http.TokenCheck;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.springframework.kafka.annotation.KafkaListener;
import org.springframework.kafka.annotation.PartitionOffset;
import org.springframework.kafka.annotation.TopicPartition;
import org.springframework.security.oauth2.jwt.Jwt;
import org.springframework.stereotype.Component;

/** Hears which tokens are good no longer. Without a consumer group: every node needs to know all of it. */
@Component
class StandingListener implements TokenCheck {
    private final HeardStanding standing = new HeardStanding();

    @Override
    public void check(Jwt token) {
        standing.check(token);
    }

    @KafkaListener(
            id = "standing",
            idIsGroup = false,
            topicPartitions =
                    @TopicPartition(
                            topic = Topics.STANDING,
                            partitionOffsets = @PartitionOffset(partition = "0", initialOffset = "0")))
    void on(ConsumerRecord<String, byte[]> record) {
        standing.hear(record.value());
    }
}
