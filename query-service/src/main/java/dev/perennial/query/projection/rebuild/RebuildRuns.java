package dev.perennial.query.projection.rebuild;

import dev.perennial.query.projection.reader.ReaderSettings;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;

/** The table {@code rebuild_run}. */
@Repository
class RebuildRuns {
    private final JdbcClient jdbc;
    private final String node;

    RebuildRuns(JdbcClient jdbc, ReaderSettings settings) {
        this.jdbc = jdbc;
        this.node = settings.node();
    }

    void request(String projection) {
        jdbc.sql("""
                insert into rebuild_run (projection, state, done, total) values (?, 'REQUESTED', 0, 0)
                on conflict (projection) do update set state = 'REQUESTED', done = 0, total = 0
                where rebuild_run.state not in ('REQUESTED', 'RUNNING')
                """).param(projection).update();
    }

    /**
     * Takes over what was asked for, what this node itself left unfinished, and what another node has not continued
     * for a minute. Each is given to one node only.
     */
    List<String> claim(boolean afterStart) {
        return jdbc.sql("""
                update rebuild_run set state = 'RUNNING', node = :node, done = 0, total = 0, seen_at = now()
                where state = 'REQUESTED' or (state = 'RUNNING'
                  and (:afterStart and node = :node or seen_at < now() - interval '1 minute'))
                returning projection
                """)
                .param("node", node)
                .param("afterStart", afterStart)
                .query(String.class)
                .list();
    }

    /** Says that this node still sees to these. */
    void keep(Collection<String> projections) {
        jdbc.sql("update rebuild_run set seen_at = now() where projection = any(?) and node = ? and state = 'RUNNING'")
                .params(projections.toArray(String[]::new), node)
                .update();
    }

    /** False if another node has taken the rebuild over meanwhile; the same below. */
    boolean progress(String projection, long done, long total) {
        return jdbc.sql("update rebuild_run set done = ?, total = ?, seen_at = now() where projection = ? and node = ?")
                        .params(done, total, projection, node)
                        .update()
                > 0;
    }

    void end(String projection, String state) {
        jdbc.sql("update rebuild_run set state = ? where projection = ? and node = ?")
                .params(state, projection, node)
                .update();
    }

    Optional<RebuildState> find(String projection) {
        return jdbc.sql("select state, done, total from rebuild_run where projection = ?")
                .param(projection)
                .query((row, _) -> new RebuildState(row.getString(1), row.getLong(2), row.getLong(3)))
                .optional();
    }
}
