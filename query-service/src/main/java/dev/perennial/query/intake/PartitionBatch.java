package dev.perennial.query.intake;

import java.util.List;
import java.util.OptionalLong;
import org.springframework.stereotype.Component;
import org.springframework.transaction.annotation.Transactional;

/** Records of one partition and the place to go on reading, written in one transaction. */
@Component
class PartitionBatch {
    private final Offsets offsets;
    private final Intake intake;

    PartitionBatch(Offsets offsets, Intake intake) {
        this.offsets = offsets;
        this.intake = intake;
    }

    /**
     * Answers where to go on reading. Normally that is behind these records; elsewhere if the database was moved on or
     * set back behind the reader's back, in which case these records are not looked at.
     *
     * @param expected where this reader believes the database to be
     */
    @Transactional
    public long take(Projection projection, int partition, OptionalLong expected, List<Source> records) {
        OptionalLong stored = offsets.lock(projection, partition);
        long first = records.getFirst().offset();
        if (!stored.equals(expected) && stored.orElse(0) != first) {
            return stored.orElse(0);
        }
        intake.take(projection, records);
        long next = records.getLast().offset() + 1;
        offsets.save(projection, partition, next);
        return next;
    }
}
