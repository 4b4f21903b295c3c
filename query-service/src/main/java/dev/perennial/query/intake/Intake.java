package dev.perennial.query.intake;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.springframework.stereotype.Component;

/** Applies what a projection has been sent, each event once and in order. Runs inside the caller's transaction. */
@Component
class Intake {
    private final Lines lines;
    private final Attempt attempt;
    private final DeadLetterBox deadLetters;
    private final GivenUp givenUp;
    private final IntakeCounts counts;

    Intake(Lines lines, Attempt attempt, DeadLetterBox deadLetters, GivenUp givenUp, IntakeCounts counts) {
        this.lines = lines;
        this.attempt = attempt;
        this.deadLetters = deadLetters;
        this.givenUp = givenUp;
        this.counts = counts;
    }

    /** All or nothing: whatever is wrong with one record is thrown, and the transaction has to go. */
    void takeTogether(Projection projection, List<Source> sources) {
        var letters = sources.stream()
                .map(source -> new Letter(source, projection.read(source.key(), source.value())))
                .toList();
        LineUp inLine = lineUp(projection, letters);
        var ready = ready(letters, inLine);
        if (!ready.isEmpty()) {
            projection.apply(
                    ready.stream().map(letter -> letter.open(projection)).toList());
            counts.applied(projection, ready.size());
        }
        lines.save(projection, inLine);
    }

    /** Slowly, to find the guilty: what cannot be read or applied becomes a dead letter, and everything else passes. */
    void takeOneByOne(Projection projection, List<Source> sources) {
        var letters = read(projection, sources);
        LineUp inLine = lineUp(projection, letters);
        applyEach(projection, ready(letters, inLine), inLine);
        lines.save(projection, inLine);
    }

    private LineUp lineUp(Projection projection, List<Letter> letters) {
        LineUp inLine =
                lines.lock(projection, letters.stream().map(Letter::aggregateId).toList());
        lines.callWaiting(projection, inLine);
        return inLine;
    }

    private static List<Letter> ready(List<Letter> letters, LineUp inLine) {
        return letters.stream()
                .flatMap(letter -> inLine.of(letter).offer(letter).stream())
                .toList();
    }

    /**
     * The dead letters under that id and all that waits behind them are tried again, in order. One that could not be read
     * may turn out to belong to another aggregate than the key it came under; answers all it was about.
     */
    Set<String> retry(Projection projection, String aggregateId) {
        var letters = read(projection, deadLetters.take(projection, aggregateId));
        LineUp inLine =
                lines.lock(projection, letters.stream().map(Letter::aggregateId).toList());
        letters.forEach(letter -> inLine.of(letter).retry(letter));
        moveOn(projection, inLine);
        var concerned = new TreeSet<>(Set.of(aggregateId));
        inLine.lines().forEach(line -> concerned.add(line.aggregateId()));
        return concerned;
    }

    /** An event is left out. Who can do without it goes on with what waits behind it; who cannot is given up. */
    void drop(Projection projection, DeadLetter letter) {
        boolean unread = letter.sequence() == null;
        String aggregateId = unread ? projection.waitingFor(letter.aggregate()) : letter.aggregate();
        LineUp inLine = lines.lock(projection, Set.of(aggregateId));
        Line line = inLine.of(aggregateId);
        boolean stopsTheLine = line.isStopped()
                && (!unread || deadLetters.errors(projection, aggregateId).isEmpty());
        if (stopsTheLine) {
            line.leaveOut();
        } else if (unread) {
            line.leaveOutUnread();
        }
        moveOn(projection, inLine);
    }

    /** After a rebuild: what stands behind a letter that was given up while the rebuild met it again goes on. */
    void moveOnWhatStands(Projection projection) {
        moveOn(projection, lines.lock(projection, lines.standing(projection)));
    }

    private void moveOn(Projection projection, LineUp inLine) {
        lines.callWaiting(projection, inLine);
        inLine.lines().forEach(line -> applyEach(projection, line.ready(), inLine));
        lines.save(projection, inLine);
    }

    private List<Letter> read(Projection projection, List<Source> sources) {
        var letters = new ArrayList<Letter>();
        for (Source source : sources) {
            try {
                letters.add(new Letter(source, projection.read(source.key(), source.value())));
            } catch (RuntimeException e) {
                // Whose turn it was nobody can say: if an event is missing now, its followers find the gap and wait.
                if (!givenUp.contains(projection, source)) {
                    deadLetters.put(projection, source, e);
                }
            }
        }
        return letters;
    }

    private void applyEach(Projection projection, Collection<Letter> ready, LineUp inLine) {
        int applied = 0;
        for (Letter letter : ready) {
            Line line = inLine.of(letter);
            if (line.isStopped()) {
                line.hold(letter);
                continue;
            }
            var failure = attempt.apply(projection, letter);
            if (failure.isPresent()) {
                line.stopAt(letter);
                deadLetters.put(projection, letter, failure.get());
            } else {
                applied++;
            }
        }
        counts.applied(projection, applied);
    }
}
