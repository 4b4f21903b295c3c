package dev.perennial.query.intake;

import io.micrometer.core.instrument.MeterRegistry;
import org.springframework.stereotype.Component;

/** What goes in, for the dashboards. */
@Component
class IntakeCounts {
    private final MeterRegistry meters;

    IntakeCounts(MeterRegistry meters) {
        this.meters = meters;
    }

    void applied(Projection projection, int events) {
        meters.counter("perennial.projection.applied", "projection", projection.name())
                .increment(events);
    }

    void deadLetter(Projection projection) {
        meters.counter("perennial.projection.dead.letters", "projection", projection.name())
                .increment();
    }
}
