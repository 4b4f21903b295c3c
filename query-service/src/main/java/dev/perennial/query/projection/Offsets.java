package dev.perennial.query.projection;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;

/** Where each projection goes on reading. The row is also the lock of its partition: one reader at a time writes. */
@Repository
public class Offsets {
    /** Someone has moved the place to go on reading from. */
    public static final String CHANNEL = "perennial_offsets";

    private final JdbcClient jdbc;

    Offsets(JdbcClient jdbc) {
        this.jdbc = jdbc;
    }

    public long find(Projection projection, int partition) {
        return next(projection, Set.of(partition), "").getOrDefault(partition, 0L);
    }

    /** Where to go on in each of the partitions; those never read are left out. */
    public Map<Integer, Long> lock(Projection projection, Set<Integer> partitions) {
        return next(projection, partitions, "order by partition for update");
    }

    private Map<Integer, Long> next(Projection projection, Set<Integer> partitions, String locking) {
        String sql = "select partition, next_offset from consumed_offset"
                + " where projection = ? and topic = ? and partition = any(?) ";
        var next = new HashMap<Integer, Long>();
        jdbc.sql(sql + locking)
                .params(projection.name(), projection.topic(), partitions.toArray(Integer[]::new))
                .query(row -> {
                    next.put(row.getInt(1), row.getLong(2));
                });
        return next;
    }

    void save(Projection projection, Map<Integer, Long> next) {
        var sorted = new TreeMap<>(next);
        jdbc.sql("""
                insert into consumed_offset (projection, topic, partition, next_offset)
                select ?, ?, * from unnest(?, ?)
                on conflict (projection, topic, partition) do update set next_offset = excluded.next_offset
                """)
                .params(
                        projection.name(),
                        projection.topic(),
                        sorted.keySet().toArray(Integer[]::new),
                        sorted.values().toArray(Long[]::new))
                .update();
    }

    /** Registers the projection, even before it has read anything. */
    public void introduce(Projection projection) {
        jdbc.sql("""
                insert into consumed_offset (projection, topic, partition, next_offset) values (?, ?, 0, 0)
                on conflict do nothing
                """).params(projection.name(), projection.topic()).update();
    }

    /** Those that were ever read, and the first. */
    public List<Integer> partitions(Projection projection) {
        return jdbc.sql("select partition from consumed_offset where projection = ? and topic = ?")
                .params(projection.name(), projection.topic())
                .query(Integer.class)
                .list();
    }
}
