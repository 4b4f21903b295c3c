package dev.perennial.query.intake;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import org.springframework.stereotype.Component;

/** Applies what a projection has been sent, each event once and in order. Runs inside the caller's transaction. */
@Component
class Intake {
    private final Lines lines;
    private final Attempt attempt;
    private final DeadLetterBox deadLetters;
    private final IntakeCounts counts;

    Intake(Lines lines, Attempt attempt, DeadLetterBox deadLetters, IntakeCounts counts) {
        this.lines = lines;
        this.attempt = attempt;
        this.deadLetters = deadLetters;
        this.counts = counts;
    }

    void take(Projection projection, List<Source> sources) {
        var letters = read(projection, sources);
        if (letters.isEmpty()) {
            return;
        }
        LineUp inLine =
                lines.lock(projection, letters.stream().map(Letter::aggregateId).toList());
        lines.callWaiting(projection, inLine);
        var ready = new ArrayList<Letter>();
        letters.forEach(letter -> ready.addAll(inLine.of(letter).offer(letter)));
        apply(projection, ready, inLine);
        lines.save(projection, inLine);
    }

    /** The aggregate's dead letters and all that waits behind them are tried again, in order. */
    void retry(Projection projection, String aggregateId) {
        LineUp inLine = lines.lock(projection, Set.of(aggregateId));
        Line line = inLine.of(aggregateId);
        line.resume();
        read(projection, deadLetters.take(projection, aggregateId)).forEach(line::hold);
        lines.callWaiting(projection, inLine);
        apply(projection, line.ready(), inLine);
        lines.save(projection, inLine);
    }

    private List<Letter> read(Projection projection, List<Source> sources) {
        var letters = new ArrayList<Letter>();
        for (Source source : sources) {
            try {
                letters.add(new Letter(source, projection.read(source.value())));
            } catch (RuntimeException e) {
                // Whose turn it was nobody can say: if an event is missing now, its followers find the gap and wait.
                deadLetters.put(projection, source, e);
            }
        }
        return letters;
    }

    /** All at once; only if that fails one by one, to find the guilty. */
    private void apply(Projection projection, Collection<Letter> ready, LineUp inLine) {
        if (ready.isEmpty()) {
            return;
        }
        int applied = attempt.all(projection, ready) ? ready.size() : applyEach(projection, ready, inLine);
        counts.applied(projection, applied);
    }

    private int applyEach(Projection projection, Collection<Letter> ready, LineUp inLine) {
        int applied = 0;
        for (Letter letter : ready) {
            Line line = inLine.of(letter);
            if (line.isStopped()) {
                line.hold(letter);
                continue;
            }
            var failure = attempt.one(projection, letter);
            if (failure.isPresent()) {
                line.stopAt(letter);
                deadLetters.put(projection, letter, failure.get());
            } else {
                applied++;
            }
        }
        return applied;
    }
}
