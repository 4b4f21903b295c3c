package dev.perennial.query.tournament;

import dev.perennial.query.live.SharedFold;
import dev.perennial.query.live.StepSource;
import dev.perennial.query.tournament.TournamentHistory.StoredEvent;
import io.micrometer.core.instrument.MeterRegistry;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Component;

/** The tournaments of this process, folded once for the projection, the pages and the streams. */
@Component
class FoldedTournaments {
    /** How often stored events of tournaments were read. */
    static final String READS = "perennial.tournament.reads";

    private static final long KEPT = 200;

    private final SharedFold<String, TournamentStep> fold;

    FoldedTournaments(TournamentHistory history, MeterRegistry meters) {
        var reads = meters.counter(READS);
        fold = new SharedFold<>(
                (id, known, before) -> {
                    reads.increment();
                    return TournamentStep.each(
                            known, history.between(id, known == null ? -1 : known.sequence(), before));
                },
                KEPT);
    }

    /** The tournament as it is now. */
    Optional<TournamentMoment> latest(String tournament) {
        return fold.read(tournament).map(read -> read.latest().after());
    }

    StepSource<TournamentStep> source(String tournament) {
        return fold.source(tournament);
    }

    /**
     * The step the projection computes from a new event; it is invisible to others until it is shared.
     *
     * @param justBefore the step of an earlier event in the same batch
     */
    TournamentStep advance(String tournament, StoredEvent stored, @Nullable TournamentStep justBefore) {
        TournamentStep before = justBefore != null ? justBefore : fold.before(tournament, stored.sequence());
        var step = TournamentStep.of(before, stored);
        fold.keepAhead(tournament, step);
        return step;
    }

    /** Hands over steps whose events have been stored for good. */
    void share(String tournament, List<TournamentStep> steps) {
        fold.share(tournament, steps);
    }
}
