package dev.perennial.query.projection;

import dev.perennial.query.signal.Signals;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.springframework.jdbc.core.JdbcTemplate;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;

/** Progress and waiting events in the database. */
@Repository
public class ProgressStore {
    /** A projection has moved on. */
    public static final String CHANNEL = "perennial_progress";

    private static final String ADVANCE_ONE = """
            update progress set sequence = ? where projection = ? and aggregate_id = ? and sequence = ?
              and not stopped and not waiting and left_out = 0""";
    private static final int FEW = 16;
    private static final List<String> ADVANCE_FEW =
            IntStream.rangeClosed(0, FEW).mapToObj(ProgressStore::advanceFew).toList();

    private final JdbcClient jdbc;
    private final JdbcTemplate batches;
    private final Signals signals;

    ProgressStore(JdbcClient jdbc, JdbcTemplate batches, Signals signals) {
        this.jdbc = jdbc;
        this.batches = batches;
        this.signals = signals;
    }

    /** Locked in the order of their ids, so that two transactions never wait for each other. */
    QueueBatch lock(Projection projection, Collection<String> aggregateIds) {
        var ids = new TreeSet<>(aggregateIds);
        var known = jdbc.sql("""
                select aggregate_id, sequence, stopped, waiting, left_out from progress
                where projection = ? and aggregate_id = any(?) order by aggregate_id for update
                """)
                .params(projection.name(), ids.toArray(String[]::new))
                .query((row, _) -> new AggregateQueue(
                        row.getString(1),
                        projection.folds(),
                        row.getLong(2),
                        row.getBoolean(3),
                        row.getBoolean(4),
                        row.getInt(5)))
                .list();
        known.forEach(queue -> ids.remove(queue.aggregateId()));
        var unknown = ids.stream().map(id -> AggregateQueue.empty(id, projection.folds()));
        var batch = new QueueBatch(Stream.concat(known.stream(), unknown).toList());
        passOver(projection, batch);
        return batch;
    }

    private void passOver(Projection projection, QueueBatch batch) {
        jdbc.sql("select aggregate_id, sequence from passed_over where projection = ? and aggregate_id = any(?)")
                .params(projection.name(), array(batch.queues(), AggregateQueue::aggregateId, String[]::new))
                .query(row -> {
                    batch.of(row.getString(1)).passOver(row.getLong(2));
                });
    }

    /** The aggregates that cannot go on by themselves. */
    List<String> standing(Projection projection) {
        return jdbc.sql("select aggregate_id from progress where projection = ? and (stopped or waiting)")
                .param(projection.name())
                .query(String.class)
                .list();
    }

    /** Brings back what waits. Behind a stopped event nothing is to be done, however long the queue. */
    void callWaiting(Projection projection, QueueBatch batch) {
        String[] moving = batch.queues().stream()
                .filter(queue -> queue.keptWaiting() && !queue.isStopped())
                .map(AggregateQueue::aggregateId)
                .toArray(String[]::new);
        if (moving.length == 0) {
            return;
        }
        waiting(projection, moving).forEach(record -> batch.of(record).hold(record));
    }

    private List<ParsedRecord> waiting(Projection projection, String[] aggregateIds) {
        return jdbc
                .sql("""
                select aggregate_id, topic, partition, record_offset, record from waiting_event
                where projection = ? and aggregate_id = any(?) order by aggregate_id, sequence
                """)
                .params(projection.name(), aggregateIds)
                .query((row, _) -> new RawRecord(
                        row.getString(1), row.getString(2), row.getInt(3), row.getLong(4), row.getBytes(5)))
                .list()
                .stream()
                .map(raw -> new ParsedRecord(raw, projection.read(raw.key(), raw.value())))
                .toList();
    }

    void save(Projection projection, QueueBatch batch) {
        var queues = List.copyOf(batch.queues());
        jdbc.sql("""
                insert into progress (projection, aggregate_id, sequence, stopped, waiting, left_out, waiting_since)
                select ?, queue.*, case when queue.waiting then now() end
                from unnest(?, ?, ?, ?, ?) as queue (aggregate_id, sequence, stopped, waiting, left_out) order by 2
                on conflict (projection, aggregate_id) do update
                set sequence = excluded.sequence, stopped = excluded.stopped, waiting = excluded.waiting,
                  left_out = excluded.left_out,
                  waiting_since = case
                    when not excluded.waiting then null
                    when progress.waiting and progress.sequence = excluded.sequence then progress.waiting_since
                    else excluded.waiting_since end
                """)
                .params(
                        projection.name(),
                        array(queues, AggregateQueue::aggregateId, String[]::new),
                        array(queues, AggregateQueue::applied, Long[]::new),
                        array(queues, AggregateQueue::isStopped, Boolean[]::new),
                        array(queues, AggregateQueue::keepsWaiting, Boolean[]::new),
                        array(queues, AggregateQueue::leftOut, Integer[]::new))
                .update();
        queues.forEach(queue -> queue.newlyPassedOver().forEach(number -> savePassedOver(projection, queue, number)));
        forgetApplied(
                projection, queues.stream().filter(AggregateQueue::keptWaiting).toList());
        queues.stream().flatMap(queue -> queue.waiting().stream()).forEach(record -> saveWaiting(projection, record));
        signals.send(CHANNEL, List.of(projection.name()));
    }

    /**
     * Moves on from where everything is believed to be; answers false if it is not there, and then the transaction has
     * to go.
     */
    boolean advance(Projection projection, List<ProgressStep> steps, List<PartitionStep> places) {
        var begun = steps.stream().filter(ProgressStep::isBeginning).toList();
        var gone = steps.stream().filter(step -> !step.isBeginning()).toList();
        var few = gone.size() < ADVANCE_FEW.size() ? gone : List.<ProgressStep>of();
        var parameters = new ArrayList<Object>(List.of(
                places.stream().map(PartitionStep::partition).toArray(Integer[]::new),
                places.stream().map(PartitionStep::expected).toArray(Long[]::new),
                places.stream().map(PartitionStep::next).toArray(Long[]::new),
                projection.name(),
                projection.topic(),
                projection.name(),
                begun.stream().map(ProgressStep::aggregateId).toArray(String[]::new),
                begun.stream().map(ProgressStep::reached).toArray(Long[]::new)));
        few.forEach(step -> Collections.addAll(parameters, advanced(projection, step)));
        int changed = jdbc.sql(ADVANCE_FEW.get(few.size()))
                .params(parameters)
                .query(Integer.class)
                .single();
        if (few.size() < gone.size()) {
            var all = gone.stream().map(step -> advanced(projection, step)).toList();
            changed += IntStream.of(batches.batchUpdate(ADVANCE_ONE, all)).sum();
        }
        signals.send(CHANNEL, List.of(projection.name()));
        return changed == places.size() + steps.size();
    }

    /**
     * Finds each aggregate by its key. The planner cannot do otherwise here, whereas it would join a list of them with
     * all aggregates while it believes that there are few.
     */
    private static String advanceFew(int count) {
        return """
                with place as (
                  update consumed_offset o set next_offset = n.next
                  from unnest(?, ?, ?) as n (partition, expected, next)
                  where o.projection = ? and o.topic = ? and o.partition = n.partition and o.next_offset = n.expected
                  returning 1),
                begun as (
                  insert into progress (projection, aggregate_id, sequence, stopped)
                  select ?, n.aggregate_id, n.reached, false from unnest(?, ?) as n (aggregate_id, reached)
                  on conflict do nothing returning 1)%s
                select (select count(*) from place) + (select count(*) from begun)%s
                """.formatted(
                        each(count, ", advanced%d as (" + ADVANCE_ONE + " returning 1)"),
                        each(count, " + (select count(*) from advanced%d)"));
    }

    private static String each(int count, String part) {
        return IntStream.range(0, count).mapToObj(part::formatted).collect(Collectors.joining());
    }

    private static Object[] advanced(Projection projection, ProgressStep step) {
        return new Object[] {step.reached(), projection.name(), step.aggregateId(), step.applied()};
    }

    private void savePassedOver(Projection projection, AggregateQueue queue, long sequence) {
        jdbc.sql("insert into passed_over (projection, aggregate_id, sequence) values (?, ?, ?) on conflict do nothing")
                .params(projection.name(), queue.aggregateId(), sequence)
                .update();
    }

    private void forgetApplied(Projection projection, List<AggregateQueue> queues) {
        if (queues.isEmpty()) {
            return;
        }
        jdbc.sql("""
                delete from waiting_event w using unnest(?, ?) as queue (aggregate_id, applied)
                where w.projection = ? and w.aggregate_id = queue.aggregate_id and w.sequence <= queue.applied
                """)
                .params(
                        array(queues, AggregateQueue::aggregateId, String[]::new),
                        array(queues, AggregateQueue::applied, Long[]::new),
                        projection.name())
                .update();
    }

    private void saveWaiting(Projection projection, ParsedRecord record) {
        var raw = record.raw();
        jdbc.sql("""
                insert into waiting_event
                  (projection, aggregate_id, sequence, topic, partition, record_offset, record)
                values (?, ?, ?, ?, ?, ?, ?) on conflict do nothing
                """)
                .params(
                        projection.name(),
                        record.aggregateId(),
                        record.sequence(),
                        raw.topic(),
                        raw.partition(),
                        raw.offset(),
                        raw.value())
                .update();
    }

    private static <T> Object[] array(
            Collection<AggregateQueue> queues, Function<AggregateQueue, T> part, IntFunction<T[]> array) {
        return queues.stream().map(part).toArray(array);
    }
}
