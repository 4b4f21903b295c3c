package dev.perennial.query.projection;

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
final class AggregateQueue {
    static final long NONE = -1;

    /** Beyond every event there can be. */
    static final long GIVEN_UP = Long.MAX_VALUE;

    private final String aggregateId;
    private final boolean folds;
    private final NavigableMap<Long, ParsedRecord> waiting = new TreeMap<>();
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
    AggregateQueue(String aggregateId, boolean folds, long applied, boolean stopped, boolean keptWaiting, int leftOut) {
        this.aggregateId = aggregateId;
        this.folds = folds;
        this.applied = applied;
        this.stopped = stopped;
        this.keptWaiting = keptWaiting;
        this.leftOut = leftOut;
    }

    /** A queue without any record so far. */
    static AggregateQueue empty(String aggregateId, boolean folds) {
        return new AggregateQueue(aggregateId, folds, NONE, false, false, 0);
    }

    /** This number was given up before: whatever comes under it is left out. */
    void passOver(long sequence) {
        passedOver.add(sequence);
        stopped = stopped && sequence != applied + 1;
    }

    /** The records that may now be applied, counted as applied from here on. */
    List<ParsedRecord> offer(ParsedRecord record) {
        boolean known = record.sequence() <= applied;
        boolean isTheDeadLetter = stopped && record.sequence() == applied + 1;
        if (known || isTheDeadLetter) {
            return List.of();
        }
        if (!stopped && record.sequence() == applied + 1) {
            leftOut = 0; // what was given up before it left no gap: it was no event
        }
        hold(record);
        return ready();
    }

    List<ParsedRecord> ready() {
        var ready = new ArrayList<ParsedRecord>();
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

    /** This record could not be applied: the queue stops until an admin retries or skips it. */
    void stopAt(ParsedRecord record) {
        stopped = true;
        applied = record.sequence() - 1;
    }

    /** Queues a record without a new decision: it already waits, or follows a stopped one. */
    void hold(ParsedRecord record) {
        if (record.sequence() > applied && !passedOver.contains(record.sequence())) {
            waiting.putIfAbsent(record.sequence(), record);
        }
    }

    /** An admin retries this record: the queue continues if it was stopped there. */
    void retry(ParsedRecord record) {
        stopped = stopped && record.sequence() != applied + 1;
        hold(record);
    }

    /** An admin skips the event the queue stopped at. */
    void leaveOut() {
        stopped = false;
        pass();
    }

    /** An admin skips an unreadable event. The next gap reveals its number. */
    void leaveOutUnread() {
        leftOut++;
    }

    /**
     * A projection that can do without an event continues after it; for one that cannot, the following events are
     * useless and count as known.
     */
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

    /** Numbers that were given up here and now, to be remembered forever. */
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

    /** Whether nothing holds it up and nothing is left out: it goes on with the next event. */
    boolean isPlain() {
        return !stopped && !keptWaiting && waiting.isEmpty() && passedOver.isEmpty() && leftOut == 0;
    }

    Collection<ParsedRecord> waiting() {
        return Collections.unmodifiableCollection(waiting.values());
    }
}
