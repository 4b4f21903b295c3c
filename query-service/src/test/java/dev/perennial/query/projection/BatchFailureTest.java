package dev.perennial.query.projection;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.sql.BatchUpdateException;
import org.junit.jupiter.api.Test;
import org.springframework.dao.DataIntegrityViolationException;

class BatchFailureTest {
    @Test
    void saysTheKindOfFailureButNeverWhatTheDriverQuotes() {
        var driver = new BatchUpdateException(
                "Batch entry 0 insert into table_event values ('{\"card\": \"R7\"}') was aborted", "23505", 0, null);
        var trouble = BatchFailure.with("tables", new DataIntegrityViolationException("R7 again", driver));
        var logged = new StringWriter();
        trouble.printStackTrace(new PrintWriter(logged));
        assertThat(trouble)
                .hasMessage("tables could not write a batch: DataIntegrityViolationException, caused by"
                        + " BatchUpdateException(23505)");
        assertThat(logged.toString()).doesNotContain("R7");
    }
}
