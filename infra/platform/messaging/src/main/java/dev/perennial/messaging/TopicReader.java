package dev.perennial.messaging;

import org.apache.kafka.clients.consumer.ConsumerRecord;

/** Handles the records of a topic. Handling a record twice has no further effect. */
public interface TopicReader {
    /** Under this name its records are kept aside. */
    String name();

    /** Throws what JSON or the codec throws if the record makes no sense to it. */
    void read(ConsumerRecord<String, byte[]> record);
}
