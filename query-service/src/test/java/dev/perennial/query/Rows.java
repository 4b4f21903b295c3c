package dev.perennial.query;

import java.util.List;
import org.springframework.jdbc.core.JdbcTemplate;

/** Whole tables as text, to be compared. */
public final class Rows {
    private final JdbcTemplate jdbc;

    public Rows(QueryNode node) {
        this.jdbc = node.bean(JdbcTemplate.class);
    }

    public List<String> of(String table) {
        return jdbc.queryForList("select t::text from " + table + " t order by 1", String.class);
    }

    public List<String> all(List<String> tables) {
        return tables.stream().flatMap(table -> of(table).stream()).toList();
    }

    /** The last event of an aggregate that the projection has applied; -1 if there is none. */
    public long applied(String projection, String aggregateId) {
        return one(
                "select coalesce(max(sequence), -1) from progress where projection = ? and aggregate_id = ?",
                projection,
                aggregateId);
    }

    public long one(String sql, Object... params) {
        Long found = jdbc.queryForObject(sql, Long.class, params);
        return found == null ? -1 : found;
    }

    public void spoil(String sql) {
        jdbc.update(sql);
    }

    public String text(String sql, Object... params) {
        return String.valueOf(jdbc.queryForObject(sql, String.class, params));
    }

    public List<String> texts(String sql, Object... params) {
        return jdbc.queryForList(sql, String.class, params);
    }
}
