package dev.perennial.query.projection;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * A partition's way through a batch.
 *
 * @param expected the offset to go on from before the batch
 * @param next the offset to go on from after it
 */
record PartitionStep(int partition, long expected, long next) {
    static List<PartitionStep> of(List<RawRecord> records, Map<Integer, Long> expected) {
        var next = new TreeMap<Integer, Long>();
        records.forEach(record -> next.put(record.partition(), record.offset() + 1));
        return next.entrySet().stream()
                .map(each ->
                        new PartitionStep(each.getKey(), expected.getOrDefault(each.getKey(), 0L), each.getValue()))
                .toList();
    }
}
