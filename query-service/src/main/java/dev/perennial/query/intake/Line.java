package dev.perennial.query.intake;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.NavigableMap;
import java.util.TreeMap;

/**
 * The events of one aggregate standing in line. Each is let through once and in order: what was applied before is
 * dropped, what comes too early waits.
 */
final class Line {
    static final long NONE = -1;

    /** Beyond every event there can be. */
    static final long GIVEN_UP = Long.MAX_VALUE;

    private final String aggregateId;
    private final NavigableMap<Long, Letter> waiting = new TreeMap<>();
    private long applied;
    private boolean stopped;
    private final boolean keptWaiting;

    /**
     * A line as it was left.
     *
     * @param keptWaiting whether events of it wait in the database
     */
    Line(String aggregateId, long applied, boolean stopped, boolean keptWaiting) {
        this.aggregateId = aggregateId;
        this.applied = applied;
        this.stopped = stopped;
        this.keptWaiting = keptWaiting;
    }

    /** The letters that may now be applied, counted as applied from here on. */
    List<Letter> offer(Letter letter) {
        boolean known = letter.sequence() <= applied;
        boolean isTheDeadLetter = stopped && letter.sequence() == applied + 1;
        if (known || isTheDeadLetter) {
            return List.of();
        }
        hold(letter);
        return ready();
    }

    List<Letter> ready() {
        var ready = new ArrayList<Letter>();
        while (!stopped && waiting.containsKey(applied + 1)) {
            applied++;
            ready.add(waiting.remove(applied));
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
        if (letter.sequence() > applied) {
            waiting.putIfAbsent(letter.sequence(), letter);
        }
    }

    /** Somebody has seen to this one: the line may move again if it was what stopped it. */
    void retry(Letter letter) {
        stopped = stopped && letter.sequence() != applied + 1;
        hold(letter);
    }

    /** Somebody has given up the event it stopped at, or waits for. */
    void skip() {
        stopped = false;
        applied++;
    }

    /** Nothing that follows can be of use: it counts as known. */
    void giveUp() {
        stopped = false;
        applied = GIVEN_UP;
        waiting.clear();
    }

    /** Nothing failed, but what comes next has not come, and something after it has. */
    boolean hasGap() {
        return !stopped && !waiting.isEmpty() && waiting.firstKey() > applied + 1;
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
