package dev.perennial.tournament.invitation;

import dev.perennial.contract.Topics;
import dev.perennial.contract.json.Json;
import dev.perennial.contract.player.BlockRecord;
import dev.perennial.eventstore.TopicReader;
import dev.perennial.eventstore.UnreadRecords;
import java.util.Set;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.springframework.kafka.annotation.KafkaListener;
import org.springframework.stereotype.Component;

/** Hears who has blocked whom. The latest record of a player says it all, so one that comes again does no harm. */
@Component
class BlockListener implements TopicReader {
    private final BlockRows rows;
    private final UnreadRecords unread;

    BlockListener(BlockRows rows, UnreadRecords unread) {
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
