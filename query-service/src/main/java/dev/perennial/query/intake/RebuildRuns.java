package dev.perennial.query.intake;

import java.util.List;
import java.util.Optional;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;

/** The table {@code rebuild_run}. */
@Repository
class RebuildRuns {
    private final JdbcClient jdbc;

    RebuildRuns(JdbcClient jdbc) {
        this.jdbc = jdbc;
    }

    void request(String projection) {
        jdbc.sql("""
                insert into rebuild_run (projection, state, done, total) values (?, 'REQUESTED', 0, 0)
                on conflict (projection) do update set state = 'REQUESTED', done = 0, total = 0
                where rebuild_run.state not in ('REQUESTED', 'RUNNING')
                """).param(projection).update();
    }

    /** Takes over what was asked for, and what this node itself left unfinished. Each is given to one node only. */
    List<String> claim(String node, boolean afterStart) {
        return jdbc.sql("""
                update rebuild_run set state = 'RUNNING', node = :node, done = 0, total = 0
                where state = 'REQUESTED' or (:afterStart and state = 'RUNNING' and node = :node)
                returning projection
                """)
                .param("node", node)
                .param("afterStart", afterStart)
                .query(String.class)
                .list();
    }

    void progress(String projection, long done, long total) {
        jdbc.sql("update rebuild_run set done = ?, total = ? where projection = ?")
                .params(done, total, projection)
                .update();
    }

    void end(String projection, String state) {
        jdbc.sql("update rebuild_run set state = ? where projection = ?")
                .params(state, projection)
                .update();
    }

    Optional<RebuildState> find(String projection) {
        return jdbc.sql("select state, done, total from rebuild_run where projection = ?")
                .param(projection)
                .query((row, _) -> new RebuildState(row.getString(1), row.getLong(2), row.getLong(3)))
                .optional();
    }
}
