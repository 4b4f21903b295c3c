package dev.perennial.query.study;

import dev.perennial.contract.Envelope;
import dev.perennial.contract.json.EventCodec;
import dev.perennial.contract.json.Json;
import dev.perennial.domain.study.StudyEvent;
import dev.perennial.query.projection.EventRows;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.OffsetDateTime;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.springframework.jdbc.core.JdbcTemplate;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;

/** The table {@code study_event}. */
@Repository
class StudyHistory {
    private final JdbcClient jdbc;
    private final EventRows rows;

    StudyHistory(JdbcClient jdbc, JdbcTemplate template) {
        this.jdbc = jdbc;
        rows = new EventRows(template, "study_event", "study_id");
    }

    void add(Envelope envelope) {
        rows.add(List.of(envelope));
    }

    /** Deletes all that was said. The deletion itself stays, for nodes that have folded the study. */
    void deleteBefore(String study, long sequence) {
        jdbc.sql("delete from study_event where study_id = ? and sequence < ?")
                .params(study, sequence)
                .update();
    }

    /** The events behind the first and before the second number, in order. */
    List<StudyStep.Stored> between(String study, long after, long before) {
        return jdbc.sql("""
                select sequence, time, type, version, payload from study_event
                where study_id = ? and sequence > ? and sequence < ? order by sequence
                """)
                .params(study, after, before)
                .query(StudyHistory::stored)
                .list();
    }

    private static StudyStep.Stored stored(ResultSet row, int number) throws SQLException {
        return new StudyStep.Stored(
                row.getLong("sequence"),
                row.getObject("time", OffsetDateTime.class).toInstant(),
                (StudyEvent) EventCodec.decode(
                        row.getString("type"),
                        row.getString("version"),
                        Json.mapper().readTree(row.getString("payload"))));
    }

    /** How far each of these studies has come; unknown ones are left out. */
    Map<String, Long> latest(Collection<String> studies) {
        var latest = new HashMap<String, Long>();
        jdbc.sql("select study_id, max(sequence) from study_event where study_id = any(?) group by study_id")
                .param(studies.toArray(String[]::new))
                .query(row -> {
                    latest.put(row.getString(1), row.getLong(2));
                });
        return latest;
    }
}
