package dev.perennial.eventstore;

import org.apache.kafka.clients.consumer.ConsumerRecord;

/** Does what the records of a topic ask for. What is done already does not happen twice. */
public interface TopicReader {
    /** Under this name its records are kept aside. */
    String name();

    /** Throws what JSON or the codec throws if the record makes no sense to it. */
    void read(ConsumerRecord<String, byte[]> record);
}
