package dev.perennial.query.tournament;

import dev.perennial.domain.tournament.TournamentEvent.TournamentCreated;
import dev.perennial.domain.tournament.TournamentState;
import dev.perennial.query.live.Step;
import dev.perennial.query.tournament.TournamentHistory.StoredEvent;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * One event of a tournament and what it changed.
 *
 * @param before null for the first event
 */
record TournamentStep(StoredEvent stored, @Nullable TournamentState before, TournamentMoment after) implements Step {

    static TournamentStep of(@Nullable TournamentStep before, StoredEvent stored) {
        if (stored.event() instanceof TournamentCreated created) {
            return new TournamentStep(stored, null, TournamentMoment.of(created, stored.time()));
        }
        if (before == null) {
            throw new IllegalStateException("a tournament without its first event");
        }
        var known = before.after();
        return new TournamentStep(stored, known.state(), known.after(stored.event(), stored.sequence()));
    }

    static List<TournamentStep> each(@Nullable TournamentStep before, List<StoredEvent> events) {
        var steps = new ArrayList<TournamentStep>(events.size());
        TournamentStep step = before;
        for (StoredEvent stored : events) {
            step = of(step, stored);
            steps.add(step);
        }
        return steps;
    }

    @Override
    public long sequence() {
        return stored.sequence();
    }
}
