package dev.perennial.query.intake;

import dev.perennial.query.signal.Signals;
import java.util.Collection;
import java.util.List;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.stream.Stream;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;

/** Progress and waiting events in the database. */
@Repository
class Lines {
    private final JdbcClient jdbc;
    private final Signals signals;

    Lines(JdbcClient jdbc, Signals signals) {
        this.jdbc = jdbc;
        this.signals = signals;
    }

    /** Locked in the order of their ids, so that two transactions never wait for each other. */
    LineUp lock(Projection projection, Collection<String> aggregateIds) {
        var ids = new TreeSet<>(aggregateIds);
        var known = jdbc.sql("""
                select aggregate_id, sequence, stopped, waiting, left_out from progress
                where projection = ? and aggregate_id = any(?) order by aggregate_id for update
                """)
                .params(projection.name(), ids.toArray(String[]::new))
                .query((row, _) -> new Line(
                        row.getString(1),
                        projection.folds(),
                        row.getLong(2),
                        row.getBoolean(3),
                        row.getBoolean(4),
                        row.getInt(5)))
                .list();
        known.forEach(line -> ids.remove(line.aggregateId()));
        var unknown = ids.stream().map(id -> Line.empty(id, projection.folds()));
        var inLine = new LineUp(Stream.concat(known.stream(), unknown).toList());
        passOver(projection, inLine);
        return inLine;
    }

    private void passOver(Projection projection, LineUp inLine) {
        jdbc.sql("select aggregate_id, sequence from passed_over where projection = ? and aggregate_id = any(?)")
                .params(projection.name(), array(inLine.lines(), Line::aggregateId, String[]::new))
                .query(row -> {
                    inLine.of(row.getString(1)).passOver(row.getLong(2));
                });
    }

    /** The aggregates that cannot go on by themselves. */
    List<String> standing(Projection projection) {
        return jdbc.sql("select aggregate_id from progress where projection = ? and (stopped or waiting)")
                .param(projection.name())
                .query(String.class)
                .list();
    }

    /** Brings back what waits. Behind a stopped event nothing is to be done, however long the line. */
    void callWaiting(Projection projection, LineUp inLine) {
        String[] moving = inLine.lines().stream()
                .filter(line -> line.keptWaiting() && !line.isStopped())
                .map(Line::aggregateId)
                .toArray(String[]::new);
        if (moving.length == 0) {
            return;
        }
        waiting(projection, moving).forEach(letter -> inLine.of(letter).hold(letter));
    }

    private List<Letter> waiting(Projection projection, String[] aggregateIds) {
        return jdbc
                .sql("""
                select aggregate_id, topic, partition, record_offset, record from waiting_event
                where projection = ? and aggregate_id = any(?) order by aggregate_id, sequence
                """)
                .params(projection.name(), aggregateIds)
                .query((row, _) ->
                        new Source(row.getString(1), row.getString(2), row.getInt(3), row.getLong(4), row.getBytes(5)))
                .list()
                .stream()
                .map(source -> new Letter(source, projection.read(source.key(), source.value())))
                .toList();
    }

    void save(Projection projection, LineUp inLine) {
        var lines = List.copyOf(inLine.lines());
        jdbc.sql("""
                insert into progress (projection, aggregate_id, sequence, stopped, waiting, left_out, waiting_since)
                select ?, line.*, case when line.waiting then now() end
                from unnest(?, ?, ?, ?, ?) as line (aggregate_id, sequence, stopped, waiting, left_out) order by 2
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
                        array(lines, Line::aggregateId, String[]::new),
                        array(lines, Line::applied, Long[]::new),
                        array(lines, Line::isStopped, Boolean[]::new),
                        array(lines, Line::keepsWaiting, Boolean[]::new),
                        array(lines, Line::leftOut, Integer[]::new))
                .update();
        lines.forEach(line -> line.newlyPassedOver().forEach(number -> savePassedOver(projection, line, number)));
        forgetApplied(projection, lines.stream().filter(Line::keptWaiting).toList());
        lines.stream().flatMap(line -> line.waiting().stream()).forEach(letter -> saveWaiting(projection, letter));
        signals.send(ProgressNews.CHANNEL, List.of(projection.name()));
    }

    private void savePassedOver(Projection projection, Line line, long sequence) {
        jdbc.sql("insert into passed_over (projection, aggregate_id, sequence) values (?, ?, ?) on conflict do nothing")
                .params(projection.name(), line.aggregateId(), sequence)
                .update();
    }

    private void forgetApplied(Projection projection, List<Line> lines) {
        if (lines.isEmpty()) {
            return;
        }
        jdbc.sql("""
                delete from waiting_event w using unnest(?, ?) as line (aggregate_id, applied)
                where w.projection = ? and w.aggregate_id = line.aggregate_id and w.sequence <= line.applied
                """)
                .params(
                        array(lines, Line::aggregateId, String[]::new),
                        array(lines, Line::applied, Long[]::new),
                        projection.name())
                .update();
    }

    private void saveWaiting(Projection projection, Letter letter) {
        var source = letter.source();
        jdbc.sql("""
                insert into waiting_event
                  (projection, aggregate_id, sequence, topic, partition, record_offset, record)
                values (?, ?, ?, ?, ?, ?, ?) on conflict do nothing
                """)
                .params(
                        projection.name(),
                        letter.aggregateId(),
                        letter.sequence(),
                        source.topic(),
                        source.partition(),
                        source.offset(),
                        source.value())
                .update();
    }

    private static <T> Object[] array(Collection<Line> lines, Function<Line, T> part, IntFunction<T[]> array) {
        return lines.stream().map(part).toArray(array);
    }
}
