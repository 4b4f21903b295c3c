package dev.perennial.query.projection;

import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.MeterRegistry;
import org.springframework.stereotype.Component;

/** Counters of consumed records, for the dashboards. */
@Component
public class ProjectionMetrics {
    private final MeterRegistry meters;

    ProjectionMetrics(MeterRegistry meters) {
        this.meters = meters;
    }

    /** Counts from zero: an alarm on growth would not see a counter that begins with its first dead letter. */
    public void expect(Projection projection) {
        var _ = deadLetters(projection);
    }

    void applied(Projection projection, int events) {
        meters.counter("perennial.projection.applied", "projection", projection.name())
                .increment(events);
    }

    void deadLetter(Projection projection) {
        deadLetters(projection).increment();
    }

    private Counter deadLetters(Projection projection) {
        return meters.counter("perennial.projection.dead.letters", "projection", projection.name());
    }
}
