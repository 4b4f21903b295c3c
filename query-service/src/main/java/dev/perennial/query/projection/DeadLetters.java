package dev.perennial.query.projection;

import java.util.ArrayList;
import java.util.List;
import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Transactional;

/** Retries or skips events that could not be applied, on behalf of an admin. */
@Service
public class DeadLetters {
    private final List<Projection> projections;
    private final EventApplier applier;
    private final DeadLetterBox box;
    private final AbandonedRecords abandoned;

    DeadLetters(List<Projection> projections, EventApplier applier, DeadLetterBox box, AbandonedRecords abandoned) {
        this.projections = List.copyOf(projections);
        this.applier = applier;
        this.box = box;
        this.abandoned = abandoned;
    }

    /** Tries the aggregate's dead letters again, and in order all that waits behind them; answers what still fails. */
    @Transactional
    public List<String> retry(String aggregateId) {
        var stillFailing = new ArrayList<String>();
        for (Projection projection : projections) {
            if (!box.errors(projection, aggregateId).isEmpty()) {
                applier.retry(projection, aggregateId)
                        .forEach(concerned -> stillFailing.addAll(box.errors(projection, concerned)));
            }
        }
        return stillFailing;
    }

    public List<DeadLetter> list(DeadLetter.Cursor last, int limit) {
        return box.list(last, limit);
    }

    /**
     * Gives a letter up for good: the aggregate goes on without that event, or stays as it is where events build on
     * each other.
     */
    @Transactional
    public boolean drop(String projection, String topic, int partition, long offset, String by) {
        var dropped = box.remove(projection, topic, partition, offset);
        dropped.ifPresent(letter -> abandoned.add(letter, by));
        dropped.ifPresent(letter -> projections.stream()
                .filter(each -> each.name().equals(projection))
                .forEach(each -> applier.drop(each, letter)));
        return dropped.isPresent();
    }
}
