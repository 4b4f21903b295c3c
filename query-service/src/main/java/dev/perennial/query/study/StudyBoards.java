package dev.perennial.query.study;

import dev.perennial.domain.PlayerId;
import dev.perennial.http.ProblemException;
import dev.perennial.query.live.LiveBoards;
import java.time.Duration;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.springframework.http.HttpStatus;
import org.springframework.stereotype.Component;

/** Studies as they are now, whichever node stored their events, for those who may read them. */
@Component
class StudyBoards extends LiveBoards<String, StudyStep> {
    private static final Duration PATIENCE = Duration.ofSeconds(5);

    private final FoldedStudies folded;

    StudyBoards(FoldedStudies folded, StudyHistory history) {
        super(StudyProjection.CHANNEL, folded::source, history::latest);
        this.folded = folded;
    }

    static ProblemException unknown() {
        return new ProblemException(HttpStatus.NOT_FOUND, "UNKNOWN_STUDY", "There is no such study.");
    }

    /**
     * The study for a reader.
     *
     * @param atLeast waits until this event is known here
     */
    StudyStep read(String study, @Nullable Long atLeast, Optional<PlayerId> reader) {
        var now = folded.latest(study);
        if (atLeast != null && now.map(StudyStep::sequence).orElse(-1L) < atLeast) {
            now = Optional.of(await(study, atLeast));
        }
        return now.filter(step -> step.after().isReader(reader)).orElseThrow(StudyBoards::unknown);
    }

    private StudyStep await(String study, long atLeast) {
        try (var watch = watch(study)) {
            if (watch.awaitAfter(atLeast - 1, PATIENCE)) {
                return watch.latest().orElseThrow();
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        throw new ProblemException(
                HttpStatus.GATEWAY_TIMEOUT, "NOT_YET", "The data is not up to date yet. Try again in a moment.");
    }

    @Override
    protected String id(String payload) {
        return payload;
    }
}
