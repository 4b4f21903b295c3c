package dev.perennial.tournament.invitation;

import dev.perennial.contract.Topics;
import dev.perennial.contract.json.Json;
import dev.perennial.contract.player.BlockRecord;
import dev.perennial.messaging.TopicReader;
import dev.perennial.messaging.UnreadRecords;
import java.util.Set;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.springframework.kafka.annotation.KafkaListener;
import org.springframework.stereotype.Component;

/** Receives the players' block lists. The latest record of a player is complete, so a repeated one does no harm. */
@Component
class BlockListener implements TopicReader {
    private final PlayerBlocks rows;
    private final UnreadRecords unread;

    BlockListener(PlayerBlocks rows, UnreadRecords unread) {
        this.rows = rows;
        this.unread = unread;
    }

    @KafkaListener(id = "blocks", topics = Topics.BLOCKS, groupId = "${perennial.tournament.group}-blocks")
    void on(ConsumerRecord<String, byte[]> record) {
        unread.read(this, record);
    }

    @Override
    public String name() {
        return "blocks";
    }

    @Override
    public void read(ConsumerRecord<String, byte[]> record) {
        byte[] value = record.value();
        rows.replace(
                record.key(),
                value == null
                        ? Set.of()
                        : Json.mapper().readValue(value, BlockRecord.class).blocked());
    }
}
