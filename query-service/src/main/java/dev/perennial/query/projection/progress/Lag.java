package dev.perennial.query.projection.progress;

import dev.perennial.query.projection.Projection;
import dev.perennial.query.projection.ProjectionMetrics;
import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.MeterRegistry;
import java.util.List;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;

/** How many records each projection still has to read, as a metric and for the status page. */
@Component
public class Lag {
    private final List<Projection> projections;
    private final TopicEnds ends;
    private final JdbcClient jdbc;

    Lag(
            List<Projection> projections,
            TopicEnds ends,
            JdbcClient jdbc,
            MeterRegistry meters,
            ProjectionMetrics metrics) {
        this.projections = List.copyOf(projections);
        this.ends = ends;
        this.jdbc = jdbc;
        for (Projection projection : projections) {
            metrics.expect(projection);
            Gauge.builder("perennial.projection.lag", () -> lagOrNone(projection))
                    .tag("projection", projection.name())
                    .register(meters);
            Gauge.builder("perennial.projection.stopped", () -> stopped(projection))
                    .tag("projection", projection.name())
                    .register(meters);
        }
    }

    /**
     * The progress of a projection.
     *
     * @param consumed records read, of {@code end}, which is a few seconds old
     * @param lag null, like {@code end}, while Kafka does not answer
     * @param stopped aggregates that wait for an admin to handle a dead letter, or for a missing event
     * @param waiting events that arrived too early
     */
    public record Progress(
            String name,
            long consumed,
            @Nullable Long end,
            @Nullable Long lag,
            long stopped,
            long waiting,
            long deadLetters) {}

    public List<Progress> all() {
        return projections.stream().map(this::progress).toList();
    }

    private Progress progress(Projection projection) {
        long consumed = consumed(projection);
        OptionalLong end = ends.of(projection.topic());
        return new Progress(
                projection.name(),
                consumed,
                end.isPresent() ? end.getAsLong() : null,
                end.isPresent() ? lag(consumed, end.getAsLong()) : null,
                stopped(projection),
                count("select count(*) from waiting_event where projection = ?", projection),
                count("select count(*) from dead_letter where projection = ?", projection));
    }

    /** The last event the projection applied to an aggregate; -1 if it has none. */
    public long applied(String projection, String aggregate) {
        return jdbc.sql("select coalesce(max(sequence), -1) from progress where projection = ? and aggregate_id = ?")
                .params(projection, aggregate)
                .query(Long.class)
                .single();
    }

    private double lagOrNone(Projection projection) {
        OptionalLong end = ends.of(projection.topic());
        return end.isPresent() ? lag(consumed(projection), end.getAsLong()) : Double.NaN;
    }

    private static long lag(long consumed, long end) {
        return Math.max(0, end - consumed);
    }

    private long stopped(Projection projection) {
        return count("""
                select count(*) from progress
                where projection = ? and (stopped or waiting_since < now() - interval '10 seconds')
                """, projection);
    }

    private long consumed(Projection projection) {
        return count("select coalesce(sum(next_offset), 0) from consumed_offset where projection = ?", projection);
    }

    private long count(String sql, Projection projection) {
        return jdbc.sql(sql).param(projection.name()).query(Long.class).single();
    }
}
