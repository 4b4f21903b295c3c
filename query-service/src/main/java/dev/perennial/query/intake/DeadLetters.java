package dev.perennial.query.intake;

import java.util.List;
import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Transactional;

/** What an operator does about events that could not be applied, once the reason is gone. */
@Service
public class DeadLetters {
    private final List<Projection> projections;
    private final Intake intake;
    private final DeadLetterBox box;

    DeadLetters(List<Projection> projections, Intake intake, DeadLetterBox box) {
        this.projections = List.copyOf(projections);
        this.intake = intake;
        this.box = box;
    }

    /** Tries the aggregate's dead letters again, and in order all that waits behind them; answers what still fails. */
    @Transactional
    public List<String> retry(String aggregateId) {
        for (Projection projection : projections) {
            if (!box.errors(projection, aggregateId).isEmpty()) {
                intake.retry(projection, aggregateId);
            }
        }
        return projections.stream()
                .flatMap(projection -> box.errors(projection, aggregateId).stream())
                .toList();
    }

    public List<DeadLetter> list(int limit) {
        return box.list(limit);
    }

    /**
     * Gives a letter up: the aggregate goes on without that event. What it would have changed stays as it is until a
     * rebuild finds the letter again.
     */
    @Transactional
    public boolean drop(String projection, String topic, int partition, long offset) {
        var dropped = box.remove(projection, topic, partition, offset);
        dropped.filter(letter -> letter.sequence() != null)
                .ifPresent(letter -> projections.stream()
                        .filter(each -> each.name().equals(projection))
                        .forEach(each -> intake.skip(each, letter.aggregate())));
        return dropped.isPresent();
    }
}
