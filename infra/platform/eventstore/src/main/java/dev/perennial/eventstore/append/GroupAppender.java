package dev.perennial.eventstore.append;

import io.micrometer.core.instrument.DistributionSummary;
import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.MeterRegistry;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletionException;
import java.util.concurrent.LinkedBlockingQueue;
import javax.sql.DataSource;
import org.axonframework.eventhandling.DomainEventMessage;
import org.jspecify.annotations.Nullable;
import org.springframework.context.SmartLifecycle;

/**
 * The one writer of a node. Appends that wait are stored in one transaction; each is acknowledged after the commit.
 * While one group is committed, the next one gathers. Commits keep a pace: an append that comes alone is stored at
 * once, and those that follow closely wait a few milliseconds to share a commit.
 *
 * <p>A conflict fails only its own command. If a group cannot be stored for another reason, each of its commands is
 * stored by itself, and only those fail that would have failed alone.
 */
public final class GroupAppender implements SmartLifecycle {
    private static final int MOST_AT_ONCE = 200;
    private static final Duration SHUTDOWN = Duration.ofSeconds(20);
    private static final String STOPPED = "57P01";

    private final DataSource database;
    private final EventInsert insert;
    private final Duration pace;
    private final DistributionSummary sizes;
    private final BlockingQueue<Append> waiting = new LinkedBlockingQueue<>();
    private final Thread writer =
            Thread.ofPlatform().name("group-append").daemon().unstarted(this::work);
    private volatile @Nullable CommitListener listener;
    private volatile boolean running;
    private volatile boolean ended;
    private long next = System.nanoTime();

    /** @param pace the least time from the beginning of one commit to that of the next */
    public GroupAppender(WriterDatabase database, EventInsert insert, Duration pace, MeterRegistry meters) {
        this.database = database.source();
        this.insert = insert;
        this.pace = pace;
        this.sizes = DistributionSummary.builder("perennial.eventstore.group")
                .description("commands stored by one transaction")
                .register(meters);
        Gauge.builder("perennial.eventstore.waiting", waiting, Collection::size)
                .description("commands that wait to be stored")
                .register(meters);
    }

    /** Hears of every group from now on. */
    public void listen(CommitListener told) {
        listener = told;
    }

    /** Returns after the commit. */
    void append(List<DomainEventMessage<?>> events, List<Append.Row<?>> rows) {
        insert.prepare(events);
        var append = new Append(events, rows);
        waiting.add(append);
        if (ended) {
            failAll(List.of(append), StoreFailures.failed(STOPPED));
        }
        try {
            var _ = append.stored().join();
        } catch (CompletionException e) {
            throw e.getCause() instanceof RuntimeException failure ? failure : e;
        }
    }

    private void work() {
        var later = new ArrayList<Append>();
        try {
            while (running || !waiting.isEmpty() || !later.isEmpty()) {
                store(nextGroup(later));
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } finally {
            ended = true;
            later.addAll(waiting);
            failAll(later, StoreFailures.failed(STOPPED));
        }
    }

    /** An aggregate comes once in a group: what follows needs its predecessor to be stored. */
    private List<Append> nextGroup(List<Append> later) throws InterruptedException {
        var found = new ArrayList<>(later);
        later.clear();
        if (found.isEmpty()) {
            found.add(waiting.take());
        }
        keepPace();
        int _ = waiting.drainTo(found, MOST_AT_ONCE);
        var group = new ArrayList<Append>();
        var aggregates = new HashSet<String>();
        for (Append append : found) {
            if (append.aggregates().anyMatch(aggregates::contains)) {
                later.add(append);
            } else {
                group.add(append);
                append.aggregates().forEach(aggregates::add);
            }
        }
        group.sort(Comparator.comparing(Append::order));
        return group;
    }

    /** The next group gathers meanwhile. A writer that stops does not wait. */
    private void keepPace() throws InterruptedException {
        long left = next - System.nanoTime();
        if (left > 0 && running) {
            Thread.sleep(Duration.ofNanos(left));
        }
        next = System.nanoTime() + pace.toNanos();
    }

    private void store(List<Append> group) {
        List<Append> left = group;
        try {
            while (!left.isEmpty()) {
                left = tryToStore(left);
            }
        } catch (SQLException e) {
            storeOneByOne(left, StoreFailures.of(e), StoreFailures.isOutage(e));
        } catch (RuntimeException e) {
            storeOneByOne(left, e, false);
        }
    }

    /** Some may have failed before, each for a reason of its own. */
    private void storeOneByOne(List<Append> group, RuntimeException failure, boolean isOutage) {
        var left = group.stream().filter(each -> !each.stored().isDone()).toList();
        if (isOutage || left.size() == 1) {
            failAll(left, failure);
        } else {
            left.forEach(each -> store(List.of(each)));
        }
    }

    /** Returns those that must be tried once more, because others had to be taken out. */
    private List<Append> tryToStore(List<Append> group) throws SQLException {
        var accepted = new ArrayList<Append>();
        try (Connection connection = database.getConnection()) {
            connection.setAutoCommit(false);
            boolean done = false;
            try {
                CommitListener told = listener;
                boolean isPositioned = told != null && told.isReading();
                EventInsert.Result result = insert.execute(connection, events(group), isPositioned);
                boolean isRest = false;
                for (Append append : group) {
                    long stored = result.storedOf(append.events());
                    if (stored == append.events().size()) {
                        accepted.add(append);
                    } else {
                        isRest |= stored > 0;
                        append.stored().completeExceptionally(result.reason(append.events()));
                    }
                }
                if (isRest) {
                    return accepted;
                }
                writeRows(connection, accepted);
                connection.commit();
                done = true;
                announce(told, events(accepted), result);
                accepted.forEach(each -> each.stored().complete(null));
            } finally {
                if (!done) {
                    connection.rollback();
                }
            }
        }
        sizes.record(accepted.size());
        return List.of();
    }

    private static List<DomainEventMessage<?>> events(List<Append> appends) {
        return appends.stream()
                .<DomainEventMessage<?>>flatMap(each -> each.events().stream())
                .toList();
    }

    private static void announce(
            @Nullable CommitListener told, List<DomainEventMessage<?>> events, EventInsert.Result result) {
        if (told != null && !events.isEmpty()) {
            var position = result.group();
            var group = position == null ? Optional.<CommittedGroup>empty() : position.of(events, result);
            group.ifPresentOrElse(told::committed, told::committed);
        }
    }

    private static void writeRows(Connection connection, List<Append> group) throws SQLException {
        Map<RowWriter<?>, List<Append.Row<?>>> rows = new LinkedHashMap<>();
        for (Append append : group) {
            for (Append.Row<?> row : append.rows()) {
                rows.computeIfAbsent(row.writer(), _ -> new ArrayList<>()).add(row);
            }
        }
        for (var each : rows.entrySet()) {
            write(connection, each.getKey(), each.getValue());
        }
    }

    @SuppressWarnings("unchecked") // a row comes with the writer of its own type
    private static <R> void write(Connection connection, RowWriter<R> writer, List<Append.Row<?>> rows)
            throws SQLException {
        writer.write(connection, rows.stream().map(row -> (R) row.row()).toList());
    }

    private static void failAll(List<Append> appends, RuntimeException failure) {
        appends.forEach(each -> each.stored().completeExceptionally(failure));
    }

    /** Before everything that sends commands, and until after all of it. */
    @Override
    public int getPhase() {
        return Integer.MIN_VALUE;
    }

    @Override
    public void start() {
        running = true;
        writer.start();
    }

    /** Stores what waits. */
    @Override
    public void stop() {
        running = false;
        waiting.add(new Append(List.of(), List.of()));
        try {
            var _ = writer.join(SHUTDOWN);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    @Override
    public boolean isRunning() {
        return running;
    }
}
