package dev.perennial.query.projection;

import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.query.QueryNode;
import dev.perennial.query.table.TableProjection;
import dev.perennial.testing.TestBackends;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.springframework.jdbc.core.JdbcTemplate;
import org.springframework.transaction.PlatformTransactionManager;
import org.springframework.transaction.support.TransactionTemplate;

/** Moving on costs the same however many aggregates there are. */
class ProgressStoreIT {
    private static final QueryNode NODE = QueryNode.start(TestBackends.freshDatabase(), "progress", Map.of());
    private static final int MANY = 3_000;
    private static final int PARTITION = 99;
    private static final int MOST_VERSIONS = 2;

    private final JdbcTemplate jdbc = NODE.bean(JdbcTemplate.class);
    private final ProgressStore progress = NODE.bean(ProgressStore.class);
    private final TransactionTemplate transaction =
            new TransactionTemplate(NODE.bean(PlatformTransactionManager.class));
    private final Projection projection = NODE.bean(TableProjection.class);

    private record Outcome(boolean fits, long rowsRead) {}

    @BeforeAll
    static void fill() {
        var jdbc = NODE.bean(JdbcTemplate.class);
        var projection = NODE.bean(TableProjection.class);
        jdbc.update(
                "insert into progress (projection, aggregate_id, sequence, stopped) select ?, 'many-' || n, 7, false"
                        + " from generate_series(0, ?) n",
                projection.name(),
                MANY - 1);
        jdbc.update(
                "insert into consumed_offset (projection, topic, partition, next_offset) values (?, ?, ?, 0)",
                projection.name(),
                projection.topic(),
                PARTITION);
    }

    @AfterAll
    static void stop() {
        NODE.close();
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 16, 17, 200})
    void readsOnlyTheAggregatesThatMove(int count) {
        Outcome outcome = advance(steps(count, 7));
        assertThat(outcome.fits()).isTrue();
        assertThat(outcome.rowsRead()).isLessThanOrEqualTo((long) MOST_VERSIONS * count);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 16, 17, 200})
    void refusesIfOneAggregateIsElsewhere(int count) {
        var steps = new ArrayList<>(steps(count - 1, 7));
        steps.add(new ProgressStep("many-" + (MANY - 1), 6, 8));
        assertThat(advance(steps).fits()).isFalse();
    }

    @Test
    void refusesAnAggregateThatIsNotThere() {
        assertThat(advance(List.of(new ProgressStep("unknown", 7, 8))).fits()).isFalse();
    }

    @Test
    void beginsSomeAndMovesOthers() {
        var steps = new ArrayList<>(steps(3, 7));
        steps.add(new ProgressStep("new", AggregateQueue.NONE, 4));
        assertThat(advance(steps).fits()).isTrue();
    }

    private static List<ProgressStep> steps(int count, long applied) {
        return IntStream.range(0, count)
                .mapToObj(number -> new ProgressStep("many-" + number, applied, applied + 1))
                .toList();
    }

    /** Rolled back afterwards. */
    private Outcome advance(List<ProgressStep> steps) {
        return Objects.requireNonNull(transaction.execute(status -> {
            status.setRollbackOnly();
            long before = rowsRead();
            boolean fits = progress.advance(projection, steps, List.of(new PartitionStep(PARTITION, 0, 1)));
            return new Outcome(fits, rowsRead() - before);
        }));
    }

    /** By this session, as far as the server has not added it to its statistics. */
    private long rowsRead() {
        return Objects.requireNonNull(jdbc.queryForObject(
                "select seq_tup_read + idx_tup_fetch from pg_stat_xact_user_tables where relname = 'progress'",
                Long.class));
    }
}
