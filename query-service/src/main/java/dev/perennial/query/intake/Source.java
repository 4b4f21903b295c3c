package dev.perennial.query.intake;

import org.apache.kafka.clients.consumer.ConsumerRecord;

/** A record as it came, and from where. Not compared: two are the same if their places are. */
@SuppressWarnings("ArrayRecordComponent")
record Source(String key, String topic, int partition, long offset, byte[] value) {
    private static final byte[] NOTHING = {};

    /** Stands for whatever was unreadable. */
    static final char STRANGE = '\uFFFD';

    static Source of(ConsumerRecord<String, byte[]> kafka) {
        String key = kafka.key() == null ? "" : kafka.key();
        byte[] value = kafka.value() == null ? NOTHING : kafka.value();
        return new Source(key, kafka.topic(), kafka.partition(), kafka.offset(), value);
    }

    /** The key as it can be stored and shown. One that had to be changed stays one that is no id. */
    String shownKey() {
        var shown = new StringBuilder();
        key.chars().limit(Letter.LONGEST).forEach(each -> {
            shown.append(Letter.isStorable((char) each) ? (char) each : STRANGE);
        });
        return key.length() > Letter.LONGEST ? shown.append(STRANGE).toString() : shown.toString();
    }
}
