package dev.perennial.query.intake;

import java.util.Collection;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;

/** The lines of all aggregates that a batch is about. */
final class LineUp {
    private final Map<String, Line> byAggregate = new HashMap<>();

    LineUp(Collection<Line> lines) {
        lines.forEach(line -> byAggregate.put(line.aggregateId(), line));
    }

    Line of(String aggregateId) {
        return Objects.requireNonNull(byAggregate.get(aggregateId), aggregateId);
    }

    Line of(Letter letter) {
        return of(letter.aggregateId());
    }

    Collection<Line> lines() {
        return byAggregate.values();
    }
}
