package dev.perennial.query.study;

import dev.perennial.query.live.SharedFold;
import dev.perennial.query.live.StepSource;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Component;

/** The studies of this process, folded once for the projection, the pages and the streams. */
@Component
class FoldedStudies {
    private static final long KEPT = 200;

    private final SharedFold<String, StudyStep> fold;

    FoldedStudies(StudyHistory history) {
        fold = new SharedFold<>(
                (id, known, before) ->
                        StudyStep.each(known, history.between(id, known == null ? -1 : known.sequence(), before)),
                KEPT);
    }

    /** The study as it is now. */
    Optional<StudyStep> latest(String study) {
        return fold.read(study).map(SharedFold.Read::latest);
    }

    StepSource<StudyStep> source(String study) {
        return fold.source(study);
    }

    /**
     * The step the projection computes from a new event; it is invisible to others until it is shared.
     *
     * @param justBefore the step of an earlier event in the same batch
     */
    StudyStep advance(String study, StudyStep.Stored stored, @Nullable StudyStep justBefore) {
        StudyStep before = justBefore != null ? justBefore : fold.before(study, stored.sequence());
        var step = StudyStep.of(before, stored);
        fold.keepAhead(study, step);
        return step;
    }

    /** Hands over steps whose events have been stored for good. */
    void share(String study, List<StudyStep> steps) {
        fold.share(study, steps);
    }
}
