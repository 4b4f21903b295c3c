package dev.perennial.query.projection;

import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;

/** Records an admin has skipped for good. A rebuild keeps them, since it would stop at each of them again. */
@Repository
class AbandonedRecords {
    private final JdbcClient jdbc;

    AbandonedRecords(JdbcClient jdbc) {
        this.jdbc = jdbc;
    }

    void add(DeadLetter letter, String by) {
        jdbc.sql("""
                insert into given_up (projection, topic, partition, record_offset, given_up_by) values (?, ?, ?, ?, ?)
                on conflict do nothing
                """)
                .params(letter.projection(), letter.topic(), letter.partition(), letter.offset(), by)
                .update();
    }

    boolean contains(Projection projection, RawRecord source) {
        return jdbc.sql("""
                select exists (select 1 from given_up
                  where projection = ? and topic = ? and partition = ? and record_offset = ?)
                """)
                .params(projection.name(), source.topic(), source.partition(), source.offset())
                .query(Boolean.class)
                .single();
    }
}
