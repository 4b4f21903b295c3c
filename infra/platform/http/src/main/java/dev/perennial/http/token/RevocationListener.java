package dev.perennial.http.token;

import dev.perennial.contract.Topics;
import dev.perennial.contract.json.Json;
import dev.perennial.contract.player.RevokedRights;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.kafka.annotation.KafkaListener;
import org.springframework.kafka.annotation.PartitionOffset;
import org.springframework.kafka.annotation.TopicPartition;
import org.springframework.security.oauth2.jwt.Jwt;
import tools.jackson.core.JacksonException;

/**
 * Learns from the command service which tokens are revoked. Imported by the services that have no accounts of their
 * own. Until the first record arrives, a token counts until it expires.
 */
public final class RevocationListener implements TokenCheck {
    private static final Logger LOG = LoggerFactory.getLogger(RevocationListener.class);

    private volatile RevokedRights ended = RevokedRights.NOTHING;

    @Override
    public void check(Jwt token) {
        Revocation.check(ended, token);
    }

    /** Without a consumer group: every node needs all of it. */
    @KafkaListener(
            id = "standing",
            idIsGroup = false,
            topicPartitions =
                    @TopicPartition(
                            topic = Topics.STANDING,
                            partitionOffsets = @PartitionOffset(partition = "0", initialOffset = "0")))
    void on(ConsumerRecord<String, byte[]> record) {
        accept(record.value());
    }

    /** Several nodes send: the latest state counts, not the last record to arrive. */
    synchronized void accept(byte[] value) {
        try {
            RevokedRights received = Json.mapper().readValue(value, RevokedRights.class);
            if (received.asOf().isAfter(ended.asOf())) {
                ended = received;
            }
        } catch (JacksonException e) {
            LOG.error("cannot read a revocation record: {}", e.getClass().getSimpleName());
        }
    }
}
