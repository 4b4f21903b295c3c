package dev.perennial.query.intake;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.NavigableMap;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * The events of one aggregate standing in line. Each is let through once and in order: what was applied before is
 * dropped, what comes too early waits.
 */
final class Line {
    static final long NONE = -1;

    /** Beyond every event there can be. */
    static final long GIVEN_UP = Long.MAX_VALUE;

    private final String aggregateId;
    private final boolean folds;
    private final NavigableMap<Long, Letter> waiting = new TreeMap<>();
    private final Set<Long> passedOver = new TreeSet<>();
    private final Set<Long> newlyPassedOver = new TreeSet<>();
    private long applied;
    private boolean stopped;
    private final boolean keptWaiting;
    private int leftOut;

    /**
     * A line as it was left.
     *
     * @param folds whether its events build on each other
     * @param keptWaiting whether events of it wait in the database
     * @param leftOut how many events without a number were given up whose gaps have not been met yet
     */
    Line(String aggregateId, boolean folds, long applied, boolean stopped, boolean keptWaiting, int leftOut) {
        this.aggregateId = aggregateId;
        this.folds = folds;
        this.applied = applied;
        this.stopped = stopped;
        this.keptWaiting = keptWaiting;
        this.leftOut = leftOut;
    }

    /** A line nobody has stood in yet. */
    static Line empty(String aggregateId, boolean folds) {
        return new Line(aggregateId, folds, NONE, false, false, 0);
    }

    /** This number was given up before: whatever comes under it is left out. */
    void passOver(long sequence) {
        passedOver.add(sequence);
        stopped = stopped && sequence != applied + 1;
    }

    /** The letters that may now be applied, counted as applied from here on. */
    List<Letter> offer(Letter letter) {
        boolean known = letter.sequence() <= applied;
        boolean isTheDeadLetter = stopped && letter.sequence() == applied + 1;
        if (known || isTheDeadLetter) {
            return List.of();
        }
        if (!stopped && letter.sequence() == applied + 1) {
            leftOut = 0; // what was given up before it left no gap: it was no event
        }
        hold(letter);
        return ready();
    }

    List<Letter> ready() {
        var ready = new ArrayList<Letter>();
        while (!stopped) {
            if (passedOver.contains(applied + 1)) {
                pass();
            } else if (waiting.containsKey(applied + 1)) {
                applied++;
                ready.add(waiting.remove(applied));
            } else if (leftOut > 0 && !waiting.isEmpty()) {
                leftOut--;
                pass();
            } else {
                break;
            }
        }
        return ready;
    }

    /** This one could not be applied: nothing passes until somebody has seen to it. */
    void stopAt(Letter letter) {
        stopped = true;
        applied = letter.sequence() - 1;
    }

    /** Stands in line without being asked for: it waits already, or turned out to stand behind a stopped one. */
    void hold(Letter letter) {
        if (letter.sequence() > applied && !passedOver.contains(letter.sequence())) {
            waiting.putIfAbsent(letter.sequence(), letter);
        }
    }

    /** Somebody has seen to this one: the line may move again if it was what stopped it. */
    void retry(Letter letter) {
        stopped = stopped && letter.sequence() != applied + 1;
        hold(letter);
    }

    /** Somebody has given up the event it stopped at. */
    void leaveOut() {
        stopped = false;
        pass();
    }

    /** Somebody has given up an event that could not be read. Which number it had the next gap will tell. */
    void leaveOutUnread() {
        leftOut++;
    }

    /** Who can do without an event goes on behind it; for who cannot nothing that follows is of use: it counts as known. */
    private void pass() {
        if (passedOver.add(applied + 1)) {
            newlyPassedOver.add(applied + 1);
        }
        if (folds) {
            applied = GIVEN_UP;
            waiting.clear();
        } else {
            applied++;
        }
    }

    String aggregateId() {
        return aggregateId;
    }

    long applied() {
        return applied;
    }

    boolean isStopped() {
        return stopped;
    }

    int leftOut() {
        return leftOut;
    }

    /** Numbers that were given up here and now, to be remembered for ever. */
    Set<Long> newlyPassedOver() {
        return Collections.unmodifiableSet(newlyPassedOver);
    }

    boolean keptWaiting() {
        return keptWaiting;
    }

    /** Of a stopped line the database may hold more than was called here. */
    boolean keepsWaiting() {
        return !waiting.isEmpty() || (stopped && keptWaiting);
    }

    Collection<Letter> waiting() {
        return Collections.unmodifiableCollection(waiting.values());
    }
}
