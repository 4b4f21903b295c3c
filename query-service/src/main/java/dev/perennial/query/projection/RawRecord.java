package dev.perennial.query.projection;

import org.apache.kafka.clients.consumer.ConsumerRecord;

/** A record as it came, and from where. Not compared: two are the same if their places are. */
@SuppressWarnings("ArrayRecordComponent")
public record RawRecord(String key, String topic, int partition, long offset, byte[] value) {
    private static final byte[] NOTHING = {};

    /** Replaces unreadable characters. */
    static final char STRANGE = '\uFFFD';

    public static RawRecord of(ConsumerRecord<String, byte[]> kafka) {
        String key = kafka.key() == null ? "" : kafka.key();
        byte[] value = kafka.value() == null ? NOTHING : kafka.value();
        return new RawRecord(key, kafka.topic(), kafka.partition(), kafka.offset(), value);
    }

    /** The key as it can be stored and shown. One that had to be changed stays one that is no id. */
    String shownKey() {
        var shown = new StringBuilder();
        key.chars().limit(ParsedRecord.LONGEST).forEach(each -> {
            shown.append(ParsedRecord.isStorable((char) each) ? (char) each : STRANGE);
        });
        return key.length() > ParsedRecord.LONGEST ? shown.append(STRANGE).toString() : shown.toString();
    }
}
