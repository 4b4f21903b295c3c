package dev.perennial.query.study;

import dev.perennial.domain.study.StudyEvent;
import dev.perennial.domain.study.StudyEvent.StudyCreated;
import dev.perennial.domain.study.StudyEvent.StudyDeleted;
import dev.perennial.domain.study.StudyState;
import dev.perennial.domain.study.StudyVisibility;
import dev.perennial.query.live.Step;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** One event of a study and the study after it. */
record StudyStep(long sequence, Instant time, StudyEvent event, StudyState after) implements Step {

    /** An event with its place and time. */
    record Stored(long sequence, Instant time, StudyEvent event) {}

    static StudyStep of(@Nullable StudyStep before, Stored stored) {
        StudyState after;
        if (stored.event() instanceof StudyCreated created) {
            after = StudyState.created(created);
        } else if (before == null) {
            after = deleted(stored.event());
        } else {
            after = before.after().evolve(stored.event());
        }
        return new StudyStep(stored.sequence(), stored.time(), stored.event(), after);
    }

    /** The events before a deletion are deleted, too. */
    private static StudyState deleted(StudyEvent event) {
        if (event instanceof StudyDeleted(var study, var by)) {
            return StudyState.created(new StudyCreated(study, "", StudyVisibility.PRIVATE, by))
                    .evolve(event);
        }
        throw new IllegalStateException("a study without a beginning");
    }

    static List<StudyStep> each(@Nullable StudyStep before, List<Stored> events) {
        var steps = new ArrayList<StudyStep>(events.size());
        StudyStep step = before;
        for (Stored stored : events) {
            step = of(step, stored);
            steps.add(step);
        }
        return steps;
    }
}
