package dev.perennial.query.projection;

/**
 * An aggregate's way through a batch.
 *
 * @param applied the last event before the batch
 * @param reached the last event of the batch
 */
record ProgressStep(String aggregateId, long applied, long reached) {
    boolean isBeginning() {
        return applied == AggregateQueue.NONE;
    }
}
