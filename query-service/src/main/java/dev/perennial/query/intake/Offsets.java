package dev.perennial.query.intake;

import java.util.OptionalLong;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;

/** Where each projection goes on reading. The row is also the lock of its partition: one reader at a time writes. */
@Repository
class Offsets {
    private final JdbcClient jdbc;

    Offsets(JdbcClient jdbc) {
        this.jdbc = jdbc;
    }

    OptionalLong find(Projection projection, int partition) {
        return next(projection, partition, "");
    }

    OptionalLong lock(Projection projection, int partition) {
        return next(projection, partition, "for update");
    }

    private OptionalLong next(Projection projection, int partition, String locking) {
        String sql = "select next_offset from consumed_offset where projection = ? and topic = ? and partition = ? ";
        return jdbc.sql(sql + locking)
                .params(projection.name(), projection.topic(), partition)
                .query(Long.class)
                .optional()
                .map(OptionalLong::of)
                .orElse(OptionalLong.empty());
    }

    void save(Projection projection, int partition, long next) {
        jdbc.sql("""
                insert into consumed_offset (projection, topic, partition, next_offset) values (?, ?, ?, ?)
                on conflict (projection, topic, partition) do update set next_offset = excluded.next_offset
                """)
                .params(projection.name(), projection.topic(), partition, next)
                .update();
    }

    /** Everything is to be read again; waits for whoever is just writing. */
    void reset(Projection projection) {
        jdbc.sql("select 1 from consumed_offset where projection = ? order by topic, partition for update")
                .param(projection.name())
                .query()
                .listOfRows();
        jdbc.sql("update consumed_offset set next_offset = 0 where projection = ?")
                .param(projection.name())
                .update();
    }
}
