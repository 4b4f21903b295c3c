package dev.perennial.query.table;

import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.domain.table.TableStatus;
import dev.perennial.query.QueryNode;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.transaction.PlatformTransactionManager;
import org.springframework.transaction.support.TransactionTemplate;

/** Lobby, television and profiles ask all the time: what they cost must not grow with every game ever played. */
class TableListingIT {
    private static final QueryNode NODE = QueryNode.start();
    private static final JdbcClient JDBC = NODE.bean(JdbcClient.class);

    @BeforeAll
    static void fill() {
        JDBC.sql("""
                insert into table_summary (table_id, game, rules_version, status, players, awaited, owner, commitment,
                  options, opened_at, changed_at, sequence, opened_index)
                select 'filling-' || n, 'arboretum', '1',
                  case when n % 500 = 0 then 'PLAYING' when n % 500 = 1 then 'OPEN' else 'FINISHED' end,
                  jsonb_build_array('player-' || n % 100, 'player-' || n % 101), '{}', 'player-0', '', '{}',
                  now() - interval '1 day', now() - make_interval(mins => n), 9, n
                from generate_series(1, 30000) n
                """).update();
        JDBC.sql("analyze table_summary").update();
    }

    @AfterAll
    static void stop() {
        NODE.close();
    }

    @ParameterizedTest
    @EnumSource(
            value = TableStatus.class,
            names = {"OPEN", "PLAYING"})
    void whatIsNotOverIsFoundWithoutReadingAllThatIs(TableStatus status) {
        var plan = JDBC.sql("explain " + TableListing.question(status, null))
                .param("before", Long.MAX_VALUE)
                .param("limit", Integer.MAX_VALUE)
                .query(String.class)
                .list();
        assertServedByIndexes(plan);
    }

    @Test
    void soAreTheGamesAPlayerIsIn() {
        assertServedByIndexes(
                JDBC.sql("explain select table_id from table_summary t where players @> '\"player-7\"' and "
                                + SpectatorDelay.isSeenAs(TableStatus.PLAYING) + " order by opened_index desc limit 50")
                        .query(String.class)
                        .list());
    }

    /** Not each of them: other tables may have filled a page, and then its row moves once. */
    @Test
    void movesChangeTheRowsOfTheirTablesInPlaceAndTouchNoIndex() {
        Long changedInPlace = new TransactionTemplate(NODE.bean(PlatformTransactionManager.class)).execute(_ -> {
            assertThat(JDBC.sql("update table_summary set changed_at = now(), sequence = sequence + 1, awaited = '{1}'"
                                    + " where table_id like 'filling-%' and opened_index % 300 = 0")
                            .update())
                    .isEqualTo(100);
            return JDBC.sql("select pg_stat_get_xact_tuples_hot_updated('table_summary'::regclass)")
                    .query(Long.class)
                    .single();
        });
        assertThat(changedInPlace).isGreaterThan(90);
    }

    private static void assertServedByIndexes(List<String> plan) {
        assertThat(String.join("\n", plan))
                .contains("table_summary_by_status", "table_summary_by_change")
                .doesNotContain("Seq Scan on table_summary", "table_summary_newest");
    }
}
