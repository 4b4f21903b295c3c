package dev.perennial.query.intake;

import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.MeterRegistry;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.stream.Collectors;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.admin.OffsetSpec;
import org.apache.kafka.common.TopicPartition;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.context.SmartLifecycle;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.kafka.core.KafkaAdmin;
import org.springframework.stereotype.Component;

/** How many records each projection has still to read: as a metric, and for who asks. */
@Component
public class Lag implements SmartLifecycle {
    private static final Logger LOG = LoggerFactory.getLogger(Lag.class);
    private static final Duration PACE = Duration.ofSeconds(5);

    private final List<Projection> projections;
    private final KafkaAdmin kafka;
    private final JdbcClient jdbc;
    private final Map<String, Long> ends = new ConcurrentHashMap<>();
    private volatile boolean running;

    Lag(List<Projection> projections, KafkaAdmin kafka, JdbcClient jdbc, MeterRegistry meters, IntakeCounts counts) {
        this.projections = List.copyOf(projections);
        this.kafka = kafka;
        this.jdbc = jdbc;
        for (Projection projection : projections) {
            counts.expect(projection);
            Gauge.builder("perennial.projection.lag", () -> lag(projection))
                    .tag("projection", projection.name())
                    .register(meters);
            Gauge.builder("perennial.projection.stopped", () -> stopped(projection))
                    .tag("projection", projection.name())
                    .register(meters);
        }
    }

    /**
     * How a projection is doing.
     *
     * @param consumed records read, of {@code end}, which is a few seconds old
     * @param stopped aggregates that wait for somebody to see to a dead letter
     * @param waiting events that came before their time
     */
    public record Progress(
            String name, long consumed, long end, long lag, long stopped, long waiting, long deadLetters) {}

    public List<Progress> all() {
        return projections.stream()
                .map(projection -> new Progress(
                        projection.name(),
                        consumed(projection),
                        ends.getOrDefault(projection.topic(), 0L),
                        lag(projection),
                        stopped(projection),
                        count("select count(*) from waiting_event where projection = ?", projection),
                        count("select count(*) from dead_letter where projection = ?", projection)))
                .toList();
    }

    /** How far the projection has come with one aggregate; -1 if it has not heard of it. */
    public long applied(String projection, String aggregate) {
        return jdbc.sql("select coalesce(max(sequence), -1) from progress where projection = ? and aggregate_id = ?")
                .params(projection, aggregate)
                .query(Long.class)
                .single();
    }

    private long lag(Projection projection) {
        return Math.max(0, ends.getOrDefault(projection.topic(), 0L) - consumed(projection));
    }

    private long stopped(Projection projection) {
        return count("select count(*) from progress where projection = ? and stopped", projection);
    }

    private long consumed(Projection projection) {
        return count("select coalesce(sum(next_offset), 0) from consumed_offset where projection = ?", projection);
    }

    private long count(String sql, Projection projection) {
        return jdbc.sql(sql).param(projection.name()).query(Long.class).single();
    }

    private void lookForEver() {
        while (running) {
            try (Admin admin = Admin.create(kafka.getConfigurationProperties())) {
                while (running) {
                    ends.putAll(ends(admin));
                    Thread.sleep(PACE);
                }
            } catch (InterruptedException e) {
                return;
            } catch (ExecutionException | RuntimeException e) {
                LOG.debug("the ends of the topics could not be read", e);
            }
        }
    }

    /** Asked of the broker itself: a consumer that is only asked for ends warns about each partition it does not read. */
    private Map<String, Long> ends(Admin admin) throws ExecutionException, InterruptedException {
        var topics = projections.stream().map(Projection::topic).distinct().toList();
        var partitions = admin.describeTopics(topics).allTopicNames().get().values().stream()
                .flatMap(topic -> topic.partitions().stream()
                        .map(partition -> new TopicPartition(topic.name(), partition.partition())))
                .collect(Collectors.toMap(partition -> partition, _ -> OffsetSpec.latest()));
        return admin.listOffsets(partitions).all().get().entrySet().stream()
                .collect(Collectors.groupingBy(
                        end -> end.getKey().topic(),
                        Collectors.summingLong(end -> end.getValue().offset())));
    }

    @Override
    public void start() {
        running = true;
        var _ = Thread.ofVirtual().name("lag").start(this::lookForEver);
    }

    @Override
    public void stop() {
        running = false;
    }

    @Override
    public boolean isRunning() {
        return running;
    }
}
